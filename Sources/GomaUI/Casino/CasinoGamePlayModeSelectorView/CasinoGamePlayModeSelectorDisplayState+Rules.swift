/// What may happen before a game is played.
extension CasinoGamePlayModeSelectorDisplayState {
    /// Whether the customer has a choice now.
    public var isOpen: Bool { !isLoading && !start.isStarting && access != .unavailable }

    /// The owner's own ways to play, as they are drawn.
    var ownButtons: [ButtonDisplayState] { buttons.map { $0.state(isOpen: !isLoading && !start.isStarting) } }

    /// Whether practice is among the ways to play.
    public var offersPractice: Bool { hasPractice && access != .unavailable }

    /// The game is being opened, where the customer has a choice.
    public mutating func begin(isPractice: Bool) {
        guard isOpen, isPractice ? offersPractice : access == .player else { return }
        start = .starting(isPractice: isPractice)
    }

    /// Whether the game, which has not opened without a reason, has become one that nobody can play, be it afterwards or
    /// while it was being opened. That it did not open says nothing then, and would be taken for a failure to find out what
    /// it is like.
    func isClosed(after old: Self) -> Bool {
        guard id == old.id, !old.isLoading, access == .unavailable, start == .failed(.refused) else { return false }
        return old.start.isStarting || (old.access != .unavailable && old.start == start)
    }

    /// Whether the game, which nobody could play, can be played by now. Why that was so says nothing then, and would be
    /// taken for a failure to open it.
    func isAvailableAgain(after old: Self) -> Bool {
        guard id == old.id, start == old.start, case .failed = start else { return false }
        return old.access == .unavailable && access != .unavailable
    }

    /// What the game is like is asked for once more.
    public mutating func refresh() {
        isLoading = true
        start = .choosing
    }

    /// The first way to play, or what it takes before.
    @MainActor
    func playButton(in environment: ViewEnvironment) -> ButtonDisplayState {
        let title: LocalizationKey =
            switch access {
            case .guest: .logInToPlay
            case .player: .playNow
            case .balanceTooLow: .depositToPlay
            case .unavailable: .gameUnavailable
            }
        return ButtonDisplayState(id: "play", title: environment.text(title), isEnabled: isOpen)
    }

    /// The way to play without money; `nil` where there is none.
    @MainActor
    func practiceButton(in environment: ViewEnvironment) -> ButtonDisplayState? {
        guard offersPractice, buttons.isEmpty else { return nil }
        return ButtonDisplayState(
            id: "practice", title: environment.text(.playForPractice), style: .bordered, isEnabled: isOpen)
    }
}
