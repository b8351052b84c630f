extension KeyTitle {
    /// The words as a text, to be said in any language.
    package var text: LocalizationKey {
        switch self {
        case .press: .keyPress
        case .open: .keyOpen
        case .dismiss: .keyDismiss
        case .type: .keyType
        case .clear: .keyClear
        case .submit: .keySubmit
        case .deleteLeft: .keyDeleteLeft
        case .deleteRight: .keyDeleteRight
        case .deleteWord: .keyDeleteWord
        case .deleteNextWord: .keyDeleteNextWord
        case .deleteToEnd: .keyDeleteToEnd
        case .left: .keyLeft
        case .right: .keyRight
        case .wordLeft: .keyWordLeft
        case .wordRight: .keyWordRight
        case .select: .keySelectText
        case .selectWord: .keySelectWord
        case .selectAll: .keySelectAll
        case .undo: .keyUndo
        case .redo: .keyRedo
        case .up: .keyUp
        case .down: .keyDown
        case .pageUp: .keyPageUp
        case .pageDown: .keyPageDown
        case .scrollBack: .keyScrollBack
        case .scrollOn: .keyScrollOn
        case .toStart: .keyToStart
        case .toEnd: .keyToEnd
        case .less: .keyLess
        case .more: .keyMore
        case .muchLess: .keyMuchLess
        case .muchMore: .keyMuchMore
        case .least: .keyLeast
        case .most: .keyMost
        case .nextPart: .keyNextPart
        case .previousPart: .keyPreviousPart
        case .keys: .keyKeys
        case .commands: .keyCommands
        case .find: .keyFind
        case .perform: .keyPerform
        case .close: .keyClose
        case .back: .keyBack
        case .quit: .keyQuit
        }
    }
}
