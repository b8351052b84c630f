/// The formats of pictures.
package enum PictureFormat: String, CaseIterable, Hashable, Sendable {
    /// Rows of characters and nothing else.
    case text
    /// Rows with the escape sequences that colour them.
    case ansi
    /// A drawing whose text can be selected.
    case svg
    /// A page that needs nothing beside itself.
    case html
    /// Cells, views, focus order and reading text as data.
    case json

    /// What stands behind the last point of a file's name.
    package var fileExtension: String { self == .text ? "txt" : rawValue }
}
