/// What keys do in the engine's own views, such as text fields, and in components too.
extension LocalizationKey {
    package static let keyOpen = Self("keyOpen", english: "open")
    package static let keyClear = Self("keyClear", english: "clear")
    package static let keyUp = Self("keyUp", english: "up")
    package static let keyDown = Self("keyDown", english: "down")
    package static let keyClose = Self("keyClose", english: "close")
}

extension KeyTitle {
    /// The words as a text, to be said in any language.
    package var text: LocalizationKey {
        switch self {
        case .press: LocalizationKey("keyPress", english: "press")
        case .open: .keyOpen
        case .dismiss: LocalizationKey("keyDismiss", english: "send it away")
        case .type: LocalizationKey("keyType", english: "type")
        case .clear: .keyClear
        case .submit: LocalizationKey("keySubmit", english: "submit")
        case .deleteLeft: LocalizationKey("keyDeleteLeft", english: "delete left")
        case .deleteRight: LocalizationKey("keyDeleteRight", english: "delete right")
        case .deleteWord: LocalizationKey("keyDeleteWord", english: "delete word")
        case .deleteNextWord: LocalizationKey("keyDeleteNextWord", english: "delete next word")
        case .deleteToEnd: LocalizationKey("keyDeleteToEnd", english: "delete to the end")
        case .left: LocalizationKey("keyLeft", english: "left")
        case .right: LocalizationKey("keyRight", english: "right")
        case .wordLeft: LocalizationKey("keyWordLeft", english: "word left")
        case .wordRight: LocalizationKey("keyWordRight", english: "word right")
        case .select: LocalizationKey("keySelectText", english: "select")
        case .selectWord: LocalizationKey("keySelectWord", english: "select word")
        case .selectAll: LocalizationKey("keySelectAll", english: "select all")
        case .undo: LocalizationKey("keyUndo", english: "undo")
        case .redo: LocalizationKey("keyRedo", english: "redo")
        case .up: .keyUp
        case .down: .keyDown
        case .pageUp: LocalizationKey("keyPageUp", english: "page up")
        case .pageDown: LocalizationKey("keyPageDown", english: "page down")
        case .scrollBack: LocalizationKey("keyScrollBack", english: "scroll back")
        case .scrollOn: LocalizationKey("keyScrollOn", english: "scroll on")
        case .toStart: LocalizationKey("keyToStart", english: "to the start")
        case .toEnd: LocalizationKey("keyToEnd", english: "to the end")
        case .less: LocalizationKey("keyLess", english: "less")
        case .more: LocalizationKey("keyMore", english: "more")
        case .muchLess: LocalizationKey("keyMuchLess", english: "much less")
        case .muchMore: LocalizationKey("keyMuchMore", english: "much more")
        case .least: LocalizationKey("keyLeast", english: "the least")
        case .most: LocalizationKey("keyMost", english: "the most")
        case .nextPart: LocalizationKey("keyNextPart", english: "next part")
        case .previousPart: LocalizationKey("keyPreviousPart", english: "part before")
        case .keys: LocalizationKey("keyKeys", english: "keys")
        case .commands: LocalizationKey("keyCommands", english: "commands")
        case .find: LocalizationKey("keyFind", english: "find")
        case .perform: LocalizationKey("keyPerform", english: "do it")
        case .close: .keyClose
        case .back: LocalizationKey("keyBack", english: "back")
        case .quit: LocalizationKey("keyQuit", english: "quit")
        }
    }
}
