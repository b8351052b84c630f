/// The customer wants to go back to where they came from.
public struct GoBack: ComponentRequest {
    public static let name = "app:go-back"

    public init() {}

    public var words: String { "go back" }
}
