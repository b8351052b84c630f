/// The table of components, lists, and what is chosen from.
extension LocalizationKey {
    static let galleryFilterPlaceholder = Self("galleryFilterPlaceholder", english: "name, category, tag or state")
    static let galleryNoComponents = Self("galleryNoComponents", english: "No components are registered.")
    static let galleryNothingMatches = Self(
        "galleryNothingMatches", english: "Nothing matches \"{filter}\". Esc shows all again.")
    static let galleryNextOrder = Self("galleryNextOrder", english: "next order of the table")
    static let galleryTogglePreview = Self("galleryTogglePreview", english: "preview on or off")
    static let galleryToTable = Self("galleryToTable", english: "to the table")
    static let galleryOrder = Self("galleryOrder", english: "order")
    static let galleryBestMatch = Self("galleryBestMatch", english: "Best match")
    static let galleryHeadCategory = Self("galleryHeadCategory", english: "Category")
    static let galleryHeadName = Self("galleryHeadName", english: "Name")
    static let galleryHeadSummary = Self("galleryHeadSummary", english: "Summary")
    static let galleryRowSpoken = Self("galleryRowSpoken", english: "{component}, {states}, {summary}")
    static let galleryTagFound = Self("galleryTagFound", english: "tag")
    static let galleryListEmpty = Self("galleryListEmpty", english: "Nothing matches.")
    static let galleryListEmptyEsc = Self("galleryListEmptyEsc", english: "Nothing matches. Esc shows all.")
    static let galleryCommands = Self("galleryCommands", english: "Commands")
    static let galleryCommand = Self("galleryCommand", english: "command")
    static let galleryCommandOrComponent = Self("galleryCommandOrComponent", english: "command or component")
    static let galleryOpenComponent = Self("galleryOpenComponent", english: "open {component}")
    static let galleryStatesOf = Self("galleryStatesOf", english: "States of {component}")
}
