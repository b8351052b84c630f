/// The titles of keys in the engine's own views, in English; ``View/keyTitle(_:)`` says them in the customer's
/// language. The raw value is the title's name, by which languages know it.
public enum KeyTitle: String, CaseIterable, Sendable {
    case press, open, dismiss

    // In a text
    case type, clear, submit
    case deleteLeft, deleteRight, deleteWord, deleteNextWord, deleteToEnd
    case left, right, wordLeft, wordRight
    case select, selectWord, selectAll
    case undo, redo

    // Along a list, a page or a text
    case up, down, pageUp, pageDown, scrollBack, scrollOn, toStart, toEnd

    // Along a slider
    case less, more, muchLess, muchMore, least, most

    // In an app
    case nextPart, previousPart
    case keys, commands, find, close, back, quit
    case perform

    /// The words, in English.
    public var english: String {
        switch self {
        case .dismiss: "send it away"
        case .deleteLeft: "delete left"
        case .deleteRight: "delete right"
        case .deleteWord: "delete word"
        case .deleteNextWord: "delete next word"
        case .deleteToEnd: "delete to the end"
        case .wordLeft: "word left"
        case .wordRight: "word right"
        case .selectWord: "select word"
        case .selectAll: "select all"
        case .pageUp: "page up"
        case .pageDown: "page down"
        case .scrollBack: "scroll back"
        case .scrollOn: "scroll on"
        case .toStart: "to the start"
        case .toEnd: "to the end"
        case .muchLess: "much less"
        case .muchMore: "much more"
        case .least: "the least"
        case .most: "the most"
        case .nextPart: "next part"
        case .previousPart: "part before"
        case .perform: "do it"
        default: rawValue
        }
    }
}
