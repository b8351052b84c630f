/// A part that opens and closes, as it is now.
package struct Disclosure: Hashable, Sendable {
    /// What is in it, ready to read.
    package var title: String
    /// Before the title; `nil` for none.
    package var icon: Pictogram?
    /// What says whether it is open; `nil` for a triangle.
    package var mark: Pictogram?
    /// Whether what is in it shows.
    package var isExpanded: Bool
    /// Texts in it, each on lines of its own.
    package var paragraphs: [String]
}
