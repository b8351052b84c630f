/// The place where somebody left the gallery, as it is kept until the next start.
package struct GalleryPlace: KeptContent, Hashable {
    /// The screens to which the gallery comes back.
    enum Screen: String, Codable, Sendable { case table, component }

    /// Says whose file it is, and in which version.
    package static let currentFormat = "gomaui gallery 1"

    package static let mostBytes = 1 << 16

    package var format = Self.currentFormat
    var screen = Screen.table
    /// The component, such as `goma:PillItem`.
    var component: String?
    /// The name of its state.
    var state: String?
    /// The panel that stood open, as ``PanelKind`` calls it.
    var panel: String?
    /// A theme's name, or the file it came from.
    var theme: String?
    /// The columns that components were offered; `nil` for the usual ones, so that a start need not read them.
    var width: PreviewWidth?
    /// How the table was sorted.
    var order: String?
    var showsPreview: Bool?
    /// Whether a component's screen had other states beside the one on show.
    var showsTiles: Bool?
}
