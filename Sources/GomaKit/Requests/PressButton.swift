/// A button, or something that is pressed like one, was pressed.
public struct PressButton: ComponentRequest {
    public static let name = "app:press"
    /// Which, as its state says.
    public let id: String

    public init(id: String) { self.id = id }

    public var words: String { "do what \(id) is for" }
}
