"""Cards drawn from their facts: illustrations, frames in five sizes, states, backs and piles.

Knows shapes, colours and type. Must not know any rule: it draws a `CardFace`, whoever filled it in.
"""
