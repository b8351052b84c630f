/// Somebody named in a footer: a partner, a way to pay, a network.
public struct FooterLogo: DefaultedData, Codable, Hashable, Sendable {
    /// Tells it from its neighbours.
    public var id: String
    /// Who it is; the initials stand in for a picture that is missing.
    public var name: String
    /// The picture, by name; `nil` where there is none.
    public var pictureName: String?
    /// Whether it leads to a page of its own.
    public var leadsOn: Bool
    /// Where it leads; `nil` where the owner knows.
    public var url: String?

    public static let defaults = Self(id: "", name: "")

    public init(id: String, name: String, pictureName: String? = nil, leadsOn: Bool = true, url: String? = nil) {
        self.id = id
        self.name = name
        self.pictureName = pictureName
        self.leadsOn = leadsOn
        self.url = url
    }
}
