/// Roles by their names, which theme files, states and dumps use: those of the library have one word, `textPrimary`, those
/// of other packages their namespace before it, `race:photoFinish`.
extension ColorRole {
    /// The role of that name; `nil` where nobody has declared one.
    public init?(name: String) {
        let own = StyleToken(name: name).map { Self($0) }
        guard let role = own ?? RoleShelf.current.role(named: name) else { return nil }
        self = role
    }

    /// The name that it is declared with.
    public var name: String { token?.name ?? definition?.name ?? "role \(number)" }

    /// Whether the role is a ground on which others stand, rather than a text, a mark or a line.
    package var isGround: Bool { token?.isGround ?? definition?.use.isGround ?? false }

    /// The nature of a role of another package.
    package var definition: RoleDefinition? { RoleShelf.current[self] }

    /// Whether somebody has declared it, so that it means something.
    package var isDeclared: Bool { token != nil || definition != nil }
}

extension ColorRole: CaseIterable {
    /// All roles that are declared: those of the library in the order of the themes, then those of other packages.
    public static var allCases: [ColorRole] { ownCases + RoleShelf.current.roles }

    /// The roles of the library, in the order of the themes.
    package static let ownCases = StyleToken.allCases.map { Self($0) }
}

extension ColorRole: Codable {
    /// Reads the role's name.
    /// - Throws: `DecodingError` for a name that nobody has declared; it names the nearest.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let role = Self(name: name) else {
            let nearest = NearestName.suggestion(for: name, among: Self.allCases.map(\.name))
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "\"\(name)\" is not a colour role\(nearest)")
        }
        self = role
    }

    /// Writes the role's name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}
