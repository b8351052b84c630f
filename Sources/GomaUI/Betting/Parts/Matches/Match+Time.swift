@MainActor
extension Match {
    /// How far it has come where there is little room, such as "1st Half 23'"; `nil` before the start, and where its clock
    /// tells nothing.
    package func shortTime(in environment: ViewEnvironment) -> String? {
        switch phase {
        case .upcoming: nil
        case .ended: environment.text(.fullTime)
        case .live(let clock): clock.text(in: environment)
        }
    }
}

extension MatchClock {
    /// The part, and the minute with its mark; `nil` for a clock that tells nothing.
    @MainActor
    fileprivate func text(in environment: ViewEnvironment) -> String? {
        let words = [part.words(in: environment), minute.map { "\($0)'" } ?? ""].filter { !$0.isEmpty }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}
