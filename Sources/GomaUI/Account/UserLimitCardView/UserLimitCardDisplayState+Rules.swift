/// What a limit comes to, and what may happen to it.
extension UserLimitCardDisplayState {
    /// How much of the limit is used; `nil` where nobody tells.
    var use: LimitUse? { used.map { LimitUse($0, of: limit.amount) } }

    /// What is left of the limit, or beyond it.
    var distance: Money { Money(abs(limit.amount - (used ?? 0)), limit.currency) }

    /// The part that is used, 0…1.
    var usedShare: Double {
        guard let used, limit.amount > 0 else { return used.map { $0 > 0 ? 1 : 0 } ?? 0 }
        return min(1, max(0, used.share(of: limit.amount)))
    }

    var canBeRemoved: Bool { button.isEnabled && removal != .asking && removal != .done }

    /// Whether the customer is asked if the limit is to go: no more once it cannot.
    var asksToRemove: Bool { removal == .confirming && canBeRemoved }

    /// Asks the customer whether the limit is to go, where it can.
    public mutating func remove() {
        guard canBeRemoved else { return }
        removal = .confirming
    }

    /// It was meant: the removal is asked for.
    public mutating func confirmRemoval() {
        guard asksToRemove else { return }
        removal = .asking
    }

    /// It was not meant.
    public mutating func keep() {
        guard removal == .confirming else { return }
        removal = .none
    }

    /// The button as it is drawn: in the customer's words, and out of use while nothing can be asked for.
    @MainActor
    func shownButton(in environment: ViewEnvironment) -> ButtonDisplayState {
        var button = button
        button.isEnabled = canBeRemoved
        if button.title.isEmpty { button.title = environment.text(.limitRemove) }
        return button
    }
}
