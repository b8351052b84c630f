/// The place where somebody left the gallery, as it is kept until the next start.
public struct GalleryPlace: Codable, Hashable, Sendable {
    /// The screens to which the gallery comes back.
    public enum Screen: String, Codable, Sendable { case table, component }

    /// Says whose file it is, and in which version.
    public static let currentFormat = "gomaui gallery 1"

    public var format = Self.currentFormat
    public var screen = Screen.table
    /// The component, such as `goma:PillItem`.
    public var component: String?
    /// The name of its state.
    public var state: String?
    /// The panel that stood open, as ``PanelKind`` calls it.
    public var panel: String?
    /// A theme's name, or the file it came from.
    public var theme: String?
    /// The columns that components were offered.
    public var width: PreviewWidth?
    /// How the table was sorted.
    public var order: String?
    public var showsPreview: Bool?

    public init() {}
}
