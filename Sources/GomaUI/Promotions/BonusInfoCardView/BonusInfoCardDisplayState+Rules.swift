/// What follows from a bonus, and what may happen to it.
extension BonusInfoCardDisplayState {
    /// What has been wagered; nothing where more is left than was required.
    public var wagered: Money { Money(turnover.done, wagerRequired.currency) }

    /// How much of what is required has been wagered, 0…1; 0 where nothing is required.
    public var wageringProgress: Double { turnover.progress }

    private var turnover: Turnover { Turnover(required: wagerRequired.amount, left: wagerLeft.amount) }

    /// Whether anything is still to be wagered before the bonus is released.
    public var isWagering: Bool { status == .active && wagerLeft.amount > 0 }

    /// Whether there is time that runs out.
    public var isCountingDown: Bool { secondsLeft != nil }

    /// Seconds until the bonus has expired; `nil` where none are counted.
    var secondsLeft: Int? {
        guard status == .active, case .in(let seconds) = deadline else { return nil }
        return seconds.number
    }

    /// A second has gone by: once none is left, the bonus has expired, and what was left of it is gone.
    public mutating func secondPassed() {
        guard status == .active, case .in(let seconds) = deadline else { return }
        deadline = .in(seconds: Limited(seconds.number - 1))
        guard seconds <= 1 else { return }
        status = .expired
        remaining.amount = 0
    }

    /// So much has been wagered; once nothing is left, the bonus is released. Another currency counts for nothing here.
    public mutating func wager(_ amount: Money) {
        guard status == .active, amount.amount > 0, amount.currency == wagerLeft.currency else { return }
        var turnover = turnover
        turnover.wager(amount.amount)
        wagerLeft.amount = turnover.left
        if turnover.isDone {
            status = .released
            deadline = nil
        }
    }

    @MainActor
    func termsButton(in environment: ViewEnvironment) -> ButtonDisplayState? {
        guard termsURL != nil else { return nil }
        return ButtonDisplayState(id: "terms", title: environment.text(.bonusTerms), style: .transparent)
    }
}
