/// A move of the caret in a line of text, by one of its keys.
enum TextMove: CaseIterable {
    case left, wordLeft, toStart
    case right, wordRight, toEnd

    /// The keys, those that every terminal can tell first.
    var keys: [KeyEvent] {
        switch self {
        case .left: [KeyEvent(.left)]
        case .wordLeft: [KeyEvent(.left, .control), KeyEvent(.left, .alt), KeyEvent(.character("b"), .alt)]
        case .toStart: [KeyEvent(.home), .control("a")]
        case .right: [KeyEvent(.right)]
        case .wordRight: [KeyEvent(.right, .control), KeyEvent(.right, .alt), KeyEvent(.character("f"), .alt)]
        case .toEnd: [KeyEvent(.end), .control("e")]
        }
    }

    /// The keys with Shift, which select what the caret passes; letters have none.
    var selectingKeys: [KeyEvent] {
        keys.filter { if case .character = $0.key { false } else { true } }.map {
            KeyEvent($0.key, $0.modifiers.union(.shift))
        }
    }

    /// Whether it leads to the left, and so nowhere from the start; the others lead nowhere from the end.
    var isBackward: Bool {
        switch self {
        case .left, .wordLeft, .toStart: true
        case .right, .wordRight, .toEnd: false
        }
    }

    var title: KeyTitle {
        switch self {
        case .left: .left
        case .wordLeft: .wordLeft
        case .toStart: .toStart
        case .right: .right
        case .wordRight: .wordRight
        case .toEnd: .toEnd
        }
    }

    var selectingTitle: KeyTitle { self == .wordLeft || self == .wordRight ? .selectWord : .select }
}
