/// A range of time in which matches are wanted was chosen.
public struct ChooseTime: ComponentRequest {
    public static let name = "betting:choose-time"
    public static let isNotice = true
    /// How far the range goes, in hours from now; `nil` for one without an end.
    public let hours: Double?

    public init(hours: Double?) { self.hours = hours }

    public var words: String {
        "show what begins \(hours.map { "within \(Self.words(forHours: $0))" } ?? "at any time")"
    }

    private static func words(forHours hours: Double) -> String {
        guard let minutes = Int(exactly: (hours * 60).rounded()) else { return "\(hours) hours" }
        let (whole, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        if rest == 0 { return count(whole, "hour") }
        return whole == 0 ? count(rest, "minute") : "\(count(whole, "hour")) and \(count(rest, "minute"))"
    }

    private static func count(_ number: Int, _ unit: String) -> String { "\(number) \(unit)\(number == 1 ? "" : "s")" }
}
