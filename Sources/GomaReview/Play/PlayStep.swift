/// One line of a script that is played.
enum PlayStep: Equatable, Sendable {
    case press([KeyEvent])
    /// Gives the focus to a control, by its identifier.
    case focus(String)
    /// Enter on what has the focus.
    case pressIt
    /// Keys that arrive at once, as from a paste or a slow line: all are handled before anything is drawn.
    case burst([KeyEvent])
    case type(String)
    case click(Point)
    /// A click at the first cell of a text, wherever it first shows.
    case clickText(String)
    case scroll(up: Bool, at: Point)
    /// The wheel over the middle of the screen, until a text shows.
    case scrollTo(String)
    /// The left button, pressed at one place, held on the way, and let go of at another.
    case drag(from: Point, to: Point)
    case wait(Duration)
    case resize(Size)
    /// Ends what is played, and begins it once more with what it has kept.
    case restart
    /// A call of the component's view model, or of one of its parts.
    case call(path: String, call: ActionCall)
    case expect(PlayExpectation)
    case frame(title: String)
}
