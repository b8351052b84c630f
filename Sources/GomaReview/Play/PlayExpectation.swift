/// An expectation at a step of a script.
enum PlayExpectation: Equatable, Sendable {
    case text(String)
    case noText(String)
    case textInRow(Int, String)
    /// A view-model call that has been made, as the action log writes it.
    case call(String)
    /// Something that a component has asked its owner for, as the words after "asks to".
    case request(RequestText)
    /// Something that was done in the gallery, as the event log writes it.
    case event(String)
    /// What has the focus, by its identifier, as much of that as makes it one, or its type.
    case focus(String)
    case noFocus
    /// The digest that a saved session notes: of a component alone, the cells of its state drawn anew and without a
    /// focus; of the gallery, all cells.
    case cells(String)
    case quit
}
