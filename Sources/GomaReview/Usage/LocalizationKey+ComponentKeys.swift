/// What a list of keys says of a component and its parts.
extension LocalizationKey {
    static let galleryArrows = Self("galleryArrows", english: "arrows")
    static let galleryBetweenParts = Self("galleryBetweenParts", english: "between its parts")
    static let galleryComponentSection = Self("galleryComponentSection", english: "Component")
    static let galleryOnPart = Self("galleryOnPart", english: "On {part}")
    static let galleryOnParts = Self("galleryOnParts", english: "On {part} and {count} more")
}
