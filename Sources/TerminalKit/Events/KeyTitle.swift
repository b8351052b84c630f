/// The titles of keys in the engine's own views, in English; ``View/keyTitle(_:)`` says them in the customer's
/// language.
public enum KeyTitle: String, CaseIterable, Sendable {
    case press
    case open
    case dismiss = "send it away"

    // In a text
    case type, clear, submit
    case deleteLeft = "delete left"
    case deleteRight = "delete right"
    case deleteWord = "delete word"
    case deleteNextWord = "delete next word"
    case deleteToEnd = "delete to the end"
    case left, right
    case wordLeft = "word left"
    case wordRight = "word right"
    case select
    case selectWord = "select word"
    case selectAll = "select all"
    case undo, redo

    // Along a list, a page or a text
    case up, down
    case pageUp = "page up"
    case pageDown = "page down"
    case scrollBack = "scroll back"
    case scrollOn = "scroll on"
    case toStart = "to the start"
    case toEnd = "to the end"

    // Along a slider
    case less, more
    case muchLess = "much less"
    case muchMore = "much more"
    case least = "the least"
    case most = "the most"

    // In an app
    case nextPart = "next part"
    case previousPart = "part before"
    case keys, commands, find, close, back, quit
    case perform = "do it"
}
