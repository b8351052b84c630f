/// What happens to a program in a terminal.
public enum Event: Hashable, Sendable {
    case key(KeyEvent)
    case mouse(MouseEvent)
    /// Text that came in one piece (bracketed paste), line ends included.
    case paste(String)
    /// The window has a new size.
    case resize(Size)
}

/// Something the mouse did at a cell.
public struct MouseEvent: Hashable, Sendable {
    /// What it did.
    public enum Action: Hashable, Sendable {
        case press(Button)
        case release(Button)
        case wheelUp
        case wheelDown
    }

    /// Which button it was.
    public enum Button: Hashable, Sendable { case left, middle, right }

    public var action: Action
    /// Cell from the top left of the window.
    public var location: Point
    public var modifiers: KeyModifiers

    public init(_ action: Action, at location: Point, modifiers: KeyModifiers = []) {
        self.action = action
        self.location = location
        self.modifiers = modifiers
    }
}
