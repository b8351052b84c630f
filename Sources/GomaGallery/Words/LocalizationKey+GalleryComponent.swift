import GomaKit

/// The screen of one component, and all its states at once.
extension LocalizationKey {
    static let galleryOpenControls = Self("galleryOpenControls", english: "controls")
    static let galleryOpenActions = Self("galleryOpenActions", english: "actions")
    static let galleryOpenInspector = Self("galleryOpenInspector", english: "inspector")
    static let galleryOpenUsage = Self("galleryOpenUsage", english: "usage")
    static let galleryCloseControls = Self("galleryCloseControls", english: "close the controls")
    static let galleryCloseActions = Self("galleryCloseActions", english: "close the actions")
    static let galleryCloseInspector = Self("galleryCloseInspector", english: "close the inspector")
    static let galleryCloseUsage = Self("galleryCloseUsage", english: "close the usage")
    static let galleryDump = Self("galleryDump", english: "dump what is shown to a file")
    static let gallerySaveSession = Self("gallerySaveSession", english: "save what was done")
    static let galleryUndoEdit = Self("galleryUndoEdit", english: "undo an edit")
    static let galleryRedoEdit = Self("galleryRedoEdit", english: "redo an edit")
    static let galleryOneThemeMore = Self("galleryOneThemeMore", english: "one more theme beside")
    static let galleryAlone = Self("galleryAlone", english: "this state alone, or others beside it")
    static let galleryAllStates = Self("galleryAllStates", english: "all states at once")
    static let galleryCompareStates = Self("galleryCompareStates", english: "differences to another state")
    static let galleryUndone = Self("galleryUndone", english: "undone: {edit}")
    static let galleryRedone = Self("galleryRedone", english: "redone: {edit}")
    static let galleryNothingToUndo = Self("galleryNothingToUndo", english: "nothing to undo in this state")
    static let galleryNothingToRedo = Self("galleryNothingToRedo", english: "nothing to redo in this state")
    static let galleryRoomForStates = Self(
        "galleryRoomForStates", english: "other states have room beside this one from 120 columns and 40 rows on")
    static let galleryAloneInAllColumns = Self(
        "galleryAloneInAllColumns", english: "a state in all columns stands alone: w shows it in fewer")
    static let galleryAloneInThemes = Self(
        "galleryAloneInThemes", english: "a state in several themes stands alone: P shows it as usual")
    static let galleryNoOtherState = Self("galleryNoOtherState", english: "there is no other state of this component")
    static let galleryNoOtherTheme = Self("galleryNoOtherTheme", english: "there is no other theme to show it in")
    static let galleryEditReset = Self("galleryEditReset", english: "reset")
    static let galleryEditWhole = Self("galleryEditWhole", english: "the state of {state}")
    static let galleryEditMade = Self("galleryEditMade", english: "{field} {value}")
    static let galleryNotThere = Self("galleryNotThere", english: "not there")
    static let galleryOn = Self("galleryOn", english: "on")
    static let galleryOff = Self("galleryOff", english: "off")
    static let galleryAsWhole = Self("galleryAsWhole", english: "as a whole")
    static let galleryCopyState = Self("galleryCopyState", english: "copy the state")
    static let galleryGoToIt = Self("galleryGoToIt", english: "go to it")
    static let galleryGoToState = Self("galleryGoToState", english: "go to the state")
    static let galleryFirstState = Self("galleryFirstState", english: "first state")
    static let galleryLastState = Self("galleryLastState", english: "last state")
    static let galleryExplainSheet = Self(
        "galleryExplainSheet", english: "a state is gone into, edited and paused on its own screen: Enter goes to it")
}
