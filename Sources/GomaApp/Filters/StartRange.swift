/// The time within which matches begin.
enum StartRange: Int, CaseIterable, Codable, Hashable, Sendable {
    case any = 0
    case hour = 1
    case fourHours = 4
    case day = 24
    case twoDays = 48

    /// Hours from now; `nil` without an end.
    var hours: Double? { self == .any ? nil : Double(rawValue) }

    /// Whether a match begins in time; one that is played has.
    func contains(_ match: ListedMatch) -> Bool {
        guard let hours else { return true }
        return match.hoursToStart.map { $0 <= hours } ?? false
    }
}
