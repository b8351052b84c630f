/// The moment that a match has come to: the part that is played, and the minute in it.
public struct MatchPeriod: Codable, Hashable, Sendable {
    /// Which part is played.
    public var part: MatchPart
    /// Minutes of play; `nil` in a break, and in sports that are not played by the clock.
    @LimitedIfPresent<Quantity> public var minute: Int?

    public init(_ part: MatchPart, minute: Int? = nil) {
        self.part = part
        self.minute = minute
    }
}

extension MatchPeriod: UnlabelledValues {
    package static var unlabelledValueCount: Int { 1 }
}

@MainActor
extension MatchPeriod {
    /// The part and the minute, such as "1st half, 23 min" or "1st half 23'"; without a part the minute with its mark.
    package func words(in environment: ViewEnvironment, as form: MatchTimeForm) -> String {
        let words = part.words(in: environment, as: form)
        guard let minute else { return words }
        guard !words.isEmpty else { return "\(minute)'" }
        return environment.text(
            form == .long ? .periodAndMinute : .periodAndMinuteShort, ["period": words, "minute": String(minute)])
    }
}

extension MatchPeriod {
    /// How far a match has come; `nil` before it begins, and where its clock tells nothing.
    package init?(of match: Match) {
        switch match.phase {
        case .upcoming: return nil
        case .ended: self.init(.ended)
        case .live(let clock):
            guard clock != MatchClock() else { return nil }
            self.init(clock.part, minute: clock.minute)
        }
    }
}
