/// The choice of a sport is to be opened.
public struct OpenSports: ComponentRequest {
    public static let name = "betting:open-sports"
    /// The sport that is chosen now.
    public let current: String

    public init(current: String) { self.current = current }

    public var words: String { "open the choice of sports" }
}
