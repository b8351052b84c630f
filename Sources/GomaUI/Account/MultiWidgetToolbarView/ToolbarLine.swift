/// One line of a toolbar.
public struct ToolbarLine: DefaultedData, Codable, Hashable, Sendable {
    /// How the widgets share the columns.
    public var mode: ToolbarLineMode
    /// From left to right.
    public var widgets: [ToolbarWidget]

    public static let defaults = Self(widgets: [])

    public init(mode: ToolbarLineMode = .flex, widgets: [ToolbarWidget]) {
        self.mode = mode
        self.widgets = widgets
    }
}
