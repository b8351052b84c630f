/// An event that reaches a program in a terminal.
public enum Event: Hashable, Sendable {
    case key(KeyEvent)
    case mouse(MouseEvent)
    /// Text that came in one piece (bracketed paste), line ends included.
    case paste(String)
    /// The window has a new size.
    case resize(Size)
}
