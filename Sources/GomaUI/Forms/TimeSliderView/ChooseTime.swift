/// How far ahead matches are wanted was chosen.
public struct ChooseTime: ComponentRequest {
    public static let name = "betting:choose-time"
    public static let isNotice = true
    /// In hours from now; `nil` for all of them.
    public let hours: Double?

    public init(hours: Double?) { self.hours = hours }

    public var words: String { "show what begins \(hours.map { "within \($0) hours" } ?? "at any time")" }
}
