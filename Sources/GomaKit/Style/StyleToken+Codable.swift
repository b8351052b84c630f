extension StyleToken: Codable {
    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

    /// The token of that name, or `nil` where there is none.
    public init?(name: String) {
        guard let token = Self.byName[name] else { return nil }
        self = token
    }

    /// Reads the token's name.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let token = Self(name: name) else {
            let nearest = NearestName.suggestion(for: name, among: Self.allCases.map(\.name))
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "\"\(name)\" is not a colour role\(nearest)")
        }
        self = token
    }

    /// Writes the token's name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}
