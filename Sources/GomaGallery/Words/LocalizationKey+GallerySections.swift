/// Headings of keys and of lists.
extension LocalizationKey {
    static let gallerySection = Self("gallerySection", english: "Gallery")
    static let galleryPreviewSection = Self("galleryPreviewSection", english: "Preview")
    static let galleryTimeSection = Self("galleryTimeSection", english: "Time")
    static let galleryTableSection = Self("galleryTableSection", english: "Table")
    static let galleryListSection = Self("galleryListSection", english: "List")
    static let galleryStatesSection = Self("galleryStatesSection", english: "States")
    static let galleryThemesSection = Self("galleryThemesSection", english: "Themes")
    static let galleryRolesSection = Self("galleryRolesSection", english: "Roles")
    static let galleryEventsSection = Self("galleryEventsSection", english: "Events")
    static let galleryDifferencesSection = Self("galleryDifferencesSection", english: "Differences")
    static let galleryReviewSection = Self("galleryReviewSection", english: "Review")
    static let galleryDecisionsSection = Self("galleryDecisionsSection", english: "Decisions")
    static let galleryControls = Self("galleryControls", english: "Controls")
    static let galleryActions = Self("galleryActions", english: "Actions")
    static let galleryInspector = Self("galleryInspector", english: "Inspector")
    static let galleryUsage = Self("galleryUsage", english: "Usage")
}
