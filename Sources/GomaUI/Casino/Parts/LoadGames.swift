/// The games of a section are wanted.
public struct LoadGames: ComponentRequest {
    public static let name = "casino:load-games"
    /// Which section, as its state says.
    public let section: String

    public init(section: String) { self.section = section }

    public var words: String { "load the games of \(section)" }
}
