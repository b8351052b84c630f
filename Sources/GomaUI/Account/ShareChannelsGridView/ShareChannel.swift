/// One way to share something.
public struct ShareChannel: DefaultedData, Hashable, Sendable {
    /// Tells the channel from others of its grid.
    public var id: String
    /// Where it leads.
    public var type: ShareChannelType
    /// Its name; `nil` for that of the type.
    public var title: String?
    /// Whether it can be used here.
    public var isAvailable: Bool

    public static let defaults = Self(id: "", type: .copy)

    public init(id: String, type: ShareChannelType, title: String? = nil, isAvailable: Bool = true) {
        self.id = id
        self.type = type
        self.title = title
        self.isAvailable = isAvailable
    }

    /// A channel of a type, under its usual name.
    public init(_ type: ShareChannelType, isAvailable: Bool = true) {
        self.init(id: type.rawValue, type: type, isAvailable: isAvailable)
    }
}
