/// A row of one of the gallery's lists.
struct GalleryRow: Hashable {
    /// What stays the same about the row when others come and go.
    let id: String
    /// What is searched, and stands at the left.
    var text: String
    /// What stands at the right, or below a heading's emphasis.
    var detail = ""
    var isHeading = false
    /// Steps by which the text is indented.
    var level = 0
    /// Whether the row is marked as the current one.
    var isCurrent = false
    /// Whether the row stands for something that has been edited, which a mark behind the text says.
    var isEdited = false
    /// Whether what lies inside the row shows; `nil` where nothing lies inside.
    var isOpen: Bool?
    /// Whether only a filter finds the row, since what it lies in is closed, or there are too many of its kind.
    var isFolded = false
    /// What a filter searches, and shows in place of ``text``; the text itself where `nil`.
    var searchText: String?
    /// Places of letters that answered to a filter.
    var highlights: [Int] = []
}
