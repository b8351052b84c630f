import GomaKit

/// The screens of events, of differences and of themes.
extension LocalizationKey {
    static let galleryCopyEvent = Self("galleryCopyEvent", english: "copy the event")
    static let gallerySaveEvents = Self("gallerySaveEvents", english: "save the events")
    static let galleryNoEvents = Self(
        "galleryNoEvents", english: "Nothing has been done yet. What you do in the gallery is listed here.")
    static let galleryBefore = Self("galleryBefore", english: "Before: {name}")
    static let galleryAfter = Self("galleryAfter", english: "After: {name}")
    static let galleryTheOther = Self("galleryTheOther", english: "the other of the two")
    static let galleryComparePrevious = Self("galleryComparePrevious", english: "compare with the previous")
    static let galleryCompareNext = Self("galleryCompareNext", english: "compare with the next")
    static let galleryChooseOther = Self("galleryChooseOther", english: "choose what to compare with")
    static let galleryCopyDifferences = Self("galleryCopyDifferences", english: "copy the differences")
    static let galleryShowAfter = Self("galleryShowAfter", english: "show after")
    static let galleryShowBefore = Self("galleryShowBefore", english: "show before")
    static let galleryCompare = Self("galleryCompare", english: "compare with")
    static let galleryCompareTitle = Self("galleryCompareTitle", english: "Compare with")
    static let galleryNothingToCompare = Self("galleryNothingToCompare", english: "there is nothing to compare it with")
    static let galleryNothingDiffers = Self("galleryNothingDiffers", english: "nothing differs")
    static let galleryCopyRoles = Self("galleryCopyRoles", english: "copy the roles")
    static let galleryToItsRoles = Self("galleryToItsRoles", english: "to its roles")
    static let galleryToTheList = Self("galleryToTheList", english: "to the list")
    static let galleryUseIt = Self("galleryUseIt", english: "use it")
    static let galleryToTheRoles = Self("galleryToTheRoles", english: "to the roles")
    static let galleryUnreadable = Self("galleryUnreadable", english: "cannot be read")
    static let galleryUnreadableTheme = Self("galleryUnreadableTheme", english: "This theme cannot be read")
    static let galleryFindingUsers = Self("galleryFindingUsers", english: "finding users {done}/{count}")
    static let galleryDarkTheme = Self("galleryDarkTheme", english: "dark, {colors}")
    static let galleryLightTheme = Self("galleryLightTheme", english: "light, {colors}")
    static let galleryInUse = Self("galleryInUse", english: "{name}, {title}, in use")
}
