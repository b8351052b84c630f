/// A time range to choose.
public struct TimeOption: Codable, Hashable, Sendable {
    /// As short as can be, such as "6H".
    public var title: String
    /// How far the range goes, in hours from now; `nil` for one without an end.
    @LimitedIfPresent<Hours> public var hours: Double?

    public init(title: String, hours: Double? = nil) {
        self.title = title
        self.hours = hours
    }
}
