/// A mouse event at a cell.
public struct MouseEvent: Hashable, Sendable {
    /// The action of the mouse.
    public enum Action: Hashable, Sendable {
        case press(Button)
        case release(Button)
        /// Moved to another cell with a button held.
        case drag(Button)
        case wheelUp
        case wheelDown
    }

    /// The button that was pressed.
    public enum Button: Hashable, Sendable { case left, middle, right }

    /// What was done with the mouse.
    public var action: Action
    /// The cell, from the top left of the window; from that of the view itself where a view handles the event.
    public var location: Point
    /// What was held meanwhile.
    public var modifiers: KeyModifiers

    public init(_ action: Action, at location: Point, modifiers: KeyModifiers = []) {
        self.action = action
        self.location = location
        self.modifiers = modifiers
    }
}
