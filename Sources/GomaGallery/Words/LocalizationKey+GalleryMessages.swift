/// What the status line says.
extension LocalizationKey {
    static let galleryOneUnsaved = Self(
        "galleryOneUnsaved", english: "{count} state is edited and not saved: q again quits, s in the controls saves")
    static let galleryManyUnsaved = Self(
        "galleryManyUnsaved",
        counted: "{count} states are edited and not saved: q again quits, s in the "
            + "controls saves")
    static let gallerySaved = Self("gallerySaved", english: "saved in {file}")
    static let gallerySavedSession = Self("gallerySavedSession", english: "saved in {file}, the state in {state}")
    static let galleryCopied = Self("galleryCopied", english: "copied {what}")
    static let galleryKept = Self("galleryKept", english: "{saved}: {reason}")
    static let galleryOneLeftOut = Self(
        "galleryOneLeftOut", english: "{sentence}; {count} control character was left out")
    static let galleryManyLeftOut = Self(
        "galleryManyLeftOut", counted: "{sentence}; {count} control characters were left out")
    static let galleryTheDump = Self("galleryTheDump", english: "the dump")
    static let galleryTheCode = Self("galleryTheCode", english: "the code")
    static let galleryTheCall = Self("galleryTheCall", english: "the call")
    static let galleryTheCell = Self("galleryTheCell", english: "the cell")
    static let galleryTheEvent = Self("galleryTheEvent", english: "the event")
    static let galleryTheDifferences = Self("galleryTheDifferences", english: "the differences")
    static let galleryTheChange = Self("galleryTheChange", english: "the change")
    static let galleryTheRoles = Self("galleryTheRoles", english: "the roles of {theme}")
    static let galleryNoKeysInside = Self("galleryNoKeysInside", english: "nothing in this component takes keys")
    static let galleryNoPreview = Self(
        "galleryNoPreview", english: "no component is shown beside the table; Enter opens it")
    static let galleryAsks = Self("galleryAsks", english: "asks to {request}")
    package static let galleryReadAgain = Self("galleryReadAgain", english: "read {file} again")
    static let galleryPlaceMoved = Self(
        "galleryPlaceMoved", english: "the last place was damaged; its file is now {file}")
    static let galleryPlaceStays = Self("galleryPlaceStays", english: "the last place is damaged, and stays so")
    static let galleryComponentGone = Self(
        "galleryComponentGone", english: "the component that was open last, {component}, is there no more")
    static let galleryEdited = Self("galleryEdited", english: "edited")
    static let galleryCurrent = Self("galleryCurrent", english: "current")
    static let galleryOpen = Self("galleryOpen", english: "open")
    static let galleryClosed = Self("galleryClosed", english: "closed")
    static let galleryStateSpoken = Self("galleryStateSpoken", english: "state {place} of {count}: {state}")
    static let galleryNothingDone = Self(
        "galleryNothingDone",
        english: "nothing has been done yet; Tab goes into the component, and what is "
            + "done there can be saved")
    static let galleryTooManyCalls = Self(
        "galleryTooManyCalls",
        english: "not saved: more than {count} calls were made; choose the state anew "
            + "and do less")
    static let galleryNotReplayable = Self("galleryNotReplayable", english: "not saved: step {step}, {call}, {reason}")
    static let galleryDiverges = Self(
        "galleryDiverges", english: "not saved: it would be played another way than it was done: {reason}")
}
