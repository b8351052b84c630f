/// The effect of a key on a component.
enum KeyEffect: Hashable, Sendable {
    /// A method of a model was called that writes itself into the action log.
    case call
    case state
    case focus
    /// The cursor moved, or another part of a text is selected.
    case cursor
    /// A field for text says that it is full.
    case limit
    /// A view scrolled, or its parts moved.
    case movement
    case cells
    /// It was taken, so that nobody else can answer to it.
    case taken

    var words: String {
        switch self {
        case .call: "calls the model"
        case .state: "changes the state"
        case .focus: "moves the focus"
        case .cursor: "moves the cursor or selects text"
        case .limit: "says that a field is full"
        case .movement: "scrolls"
        case .cells: "draws"
        case .taken: "is taken"
        }
    }
}
