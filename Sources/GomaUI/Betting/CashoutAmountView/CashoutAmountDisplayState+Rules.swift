/// What may happen to an offer.
extension CashoutAmountDisplayState {
    /// Seconds for which a renewed offer stands.
    public static let validity = 8

    /// Asks for another offer; the one there was is withdrawn.
    public mutating func load() { phase = .loading }

    /// Asks for another offer where there is none.
    public mutating func loadAgain() {
        switch phase {
        case .failed, .notGiven: load()
        case .loading, .offered: break
        }
    }

    /// The offer that was asked for has come; where the one before stood for a while, it does too. One of nothing is none.
    public mutating func offer(_ amount: Money) {
        guard amount.amount > 0 else { return fail() }
        self.amount = amount
        phase = .offered
        if secondsLeft != nil { secondsLeft = Self.validity }
    }

    /// No offer is to be had. Without a message it is said in general words.
    public mutating func fail(_ failure: RequestFailure = .refused) { phase = .failed(failure) }

    /// An offer that stands for a while does so for a second less; one that has expired is asked for anew.
    public mutating func secondPassed() {
        guard phase == .offered, let seconds = secondsLeft else { return }
        secondsLeft = max(seconds - 1, 0)
        if secondsLeft == 0 { load() }
    }

    /// Whether it has stood for as long as it could, and there is no other yet.
    public var hasExpired: Bool { phase != .offered && secondsLeft == 0 }
}
