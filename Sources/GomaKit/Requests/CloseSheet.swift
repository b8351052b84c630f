/// A sheet is to be put away.
public struct CloseSheet: ComponentRequest {
    public static let name = "app:close-sheet"
    /// Which, as its head's state says.
    public let id: String

    public init(id: String) { self.id = id }

    public var words: String { "close the sheet \(id)" }
}
