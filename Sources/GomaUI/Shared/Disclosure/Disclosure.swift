/// A part that opens and closes, as it is now.
struct Disclosure: Hashable, Sendable {
    /// What is in it, ready to read.
    var title: String
    /// Before the title; `nil` for none.
    var icon: Pictogram?
    /// What says whether it is open.
    var marks: DisclosureMarks
    /// Whether what is in it shows.
    var isExpanded: Bool
    /// Texts in it, each on lines of its own.
    var paragraphs: [String]
}
