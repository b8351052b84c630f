/// One of the choices of a bar, such as a period.
public struct SquaredFilterItem: DefaultedData, Codable, Hashable, Sendable {
    /// Tells the choice from others of its bar.
    public var id: String
    /// As short as can be, such as "1D".
    public var title: String
    /// Whether it can be chosen.
    public var isEnabled: Bool

    public static let defaults = Self(id: "", title: "")

    public init(id: String, title: String, isEnabled: Bool = true) {
        self.id = id
        self.title = title
        self.isEnabled = isEnabled
    }
}
