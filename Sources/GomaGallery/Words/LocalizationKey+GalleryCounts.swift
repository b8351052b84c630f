/// Numbers with their nouns.
extension LocalizationKey {
    static let galleryOneState = Self("galleryOneState", english: "{count} state")
    static let galleryStates = Self("galleryStates", english: "{count} states")
    static let galleryOneColumn = Self("galleryOneColumn", english: "{count} column")
    static let galleryColumns = Self("galleryColumns", english: "{count} columns")
    static let galleryOneElement = Self("galleryOneElement", english: "with {count} element")
    static let galleryElements = Self("galleryElements", english: "with {count} elements")
    static let galleryCellDiffers = Self("galleryCellDiffers", english: "{count} cell differs")
    static let galleryCellsDiffer = Self("galleryCellsDiffer", english: "{count} cells differ")
    static let galleryOneComponent = Self("galleryOneComponent", english: "{count} component")
    static let galleryComponentCount = Self("galleryComponentCount", english: "{count} components")
    static let galleryOneValue = Self("galleryOneValue", english: "{count} value")
    static let galleryValues = Self("galleryValues", english: "{count} values")
    static let galleryPlaceOf = Self("galleryPlaceOf", english: "{place} of {count}")
}
