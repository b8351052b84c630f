/// Numbers with their nouns.
extension LocalizationKey {
    static let galleryOneState = Self("galleryOneState", english: "{count} state")
    static let galleryStates = Self("galleryStates", counted: "{count} states")
    static let galleryOneColumn = Self("galleryOneColumn", english: "{count} column")
    static let galleryColumns = Self("galleryColumns", counted: "{count} columns")
    static let galleryOneElement = Self("galleryOneElement", english: "with {count} element")
    static let galleryElements = Self("galleryElements", counted: "with {count} elements")
    static let galleryCellDiffers = Self("galleryCellDiffers", english: "{count} cell differs")
    static let galleryCellsDiffer = Self("galleryCellsDiffer", counted: "{count} cells differ")
    static let galleryOneComponent = Self("galleryOneComponent", english: "{count} component")
    static let galleryComponentCount = Self("galleryComponentCount", counted: "{count} components")
    static let galleryOneValue = Self("galleryOneValue", english: "{count} value")
    static let galleryValues = Self("galleryValues", counted: "{count} values")
    static let galleryPlaceOf = Self("galleryPlaceOf", english: "{place} of {count}")
}
