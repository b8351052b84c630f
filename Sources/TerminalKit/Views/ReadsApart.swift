/// A view that a screen reader says in a line of its own and in its place, also inside a control to which texts belong
/// otherwise: a notice in the place of controls, though nobody can go to it.
package protocol ReadsApart: View {}
