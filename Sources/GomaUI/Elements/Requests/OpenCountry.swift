/// The competitions of a country are to be opened.
public struct OpenCountry: ComponentRequest {
    public static let name = "betting:open-country"
    /// Which country.
    public let id: String

    public init(id: String) { self.id = id }

    public var words: String { "open the country \(id)" }
}
