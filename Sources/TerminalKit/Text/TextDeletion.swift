/// The part of a line of text that one key takes out.
enum TextDeletion: CaseIterable {
    case left, wordLeft
    case right, wordRight, toEnd
    case all

    var keys: [KeyEvent] {
        switch self {
        case .left: [KeyEvent(.backspace)]
        case .wordLeft: [.control("w"), KeyEvent(.backspace, .alt)]
        case .right: [KeyEvent(.delete), .control("d")]
        case .wordRight: [KeyEvent(.character("d"), .alt), KeyEvent(.delete, .control)]
        case .toEnd: [.control("k")]
        case .all: [.control("u")]
        }
    }

    var title: KeyTitle {
        switch self {
        case .left: .deleteLeft
        case .wordLeft: .deleteWord
        case .right: .deleteRight
        case .wordRight: .deleteNextWord
        case .toEnd: .deleteToEnd
        case .all: .clear
        }
    }
}
