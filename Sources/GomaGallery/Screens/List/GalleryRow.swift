/// A row of one of the gallery's lists.
struct GalleryRow: Hashable {
    /// What stays the same about the row when others come and go.
    let id: String
    /// What is searched, and stands at the left.
    let text: String
    /// What stands at the right, or below a heading's emphasis.
    var detail = ""
    var isHeading = false
    /// Whether the row is there only once something has been typed.
    var isOnlyFound = false
    /// Steps by which the text is indented.
    var level = 0
    /// Whether the row is marked as the current one.
    var isCurrent = false
    /// Places of letters that answered to a filter.
    var highlights: [Int] = []
}
