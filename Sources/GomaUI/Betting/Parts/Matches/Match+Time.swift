@MainActor
extension Match {
    /// How far it has come, in a sentence's words, such as "1st Half, 23 Min"; `nil` before the start, and where its clock
    /// tells nothing.
    package func time(in environment: ViewEnvironment) -> String? {
        guard case .live(let clock) = phase, !clock.period.isEmpty, let minute = clock.minute else {
            return shortTime(in: environment)
        }
        return environment.text(.periodAndMinute, ["period": clock.period, "minute": String(minute)])
    }

    /// How far it has come where there is little room, such as "1st Half 23'"; `nil` before the start, and where its clock
    /// tells nothing.
    package func shortTime(in environment: ViewEnvironment) -> String? {
        switch phase {
        case .upcoming: nil
        case .ended: environment.text(.fullTime)
        case .live(let clock): clock.text
        }
    }
}

extension MatchClock {
    /// The period, and the minute with its mark; `nil` for a clock that tells nothing.
    fileprivate var text: String? {
        let words = [period.isEmpty ? nil : period, minute.map { "\($0)'" }].compactMap(\.self)
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}
