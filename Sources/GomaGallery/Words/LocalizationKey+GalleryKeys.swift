import GomaKit

/// What keys do on several screens of the gallery.
extension LocalizationKey {
    package static let galleryTheme = Self("galleryTheme", english: "theme")
    package static let galleryThemes = Self("galleryThemes", english: "themes")
    package static let galleryEvents = Self("galleryEvents", english: "events")
    static let galleryState = Self("galleryState", english: "state")
    static let galleryFilter = Self("galleryFilter", english: "filter")
    static let galleryCopy = Self("galleryCopy", english: "copy")
    static let gallerySave = Self("gallerySave", english: "save")
    package static let galleryGoInside = Self("galleryGoInside", english: "go inside")
    static let galleryPreviousState = Self("galleryPreviousState", english: "previous state")
    static let galleryNextState = Self("galleryNextState", english: "next state")
    static let galleryStateByNumber = Self("galleryStateByNumber", english: "state by number")
    static let galleryStateList = Self("galleryStateList", english: "list of states")
    static let galleryCopyShown = Self("galleryCopyShown", english: "copy what is shown")
    static let galleryKeep = Self("galleryKeep", english: "keep")
    static let galleryShowAll = Self("galleryShowAll", english: "show all")
    static let galleryMove = Self("galleryMove", english: "move")
    static let galleryScrollUp = Self("galleryScrollUp", english: "scroll up")
    static let galleryScrollDown = Self("galleryScrollDown", english: "scroll down")
    static let galleryScrollLeft = Self("galleryScrollLeft", english: "scroll left")
    static let galleryScrollRight = Self("galleryScrollRight", english: "scroll right")
    static let galleryLeaveComponent = Self("galleryLeaveComponent", english: "leave the component")
    static let galleryWidth = Self("galleryWidth", english: "width")
}
