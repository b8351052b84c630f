// The components' models as they forget a customer.

extension SearchViewModel: CustomerListener {
    /// What has been typed to be found, and what was searched for before, goes with who did so.
    func take(_ turn: CustomerTurn) {
        guard turn == .left else { return }
        update { state in
            // One that is out of use takes no other text.
            (state.text, state.progress, state.recents) = ("", .idle, [])
        }
    }
}

extension BetInfoSubmissionViewModel: CustomerListener {
    /// The stake goes with who has typed it, and so does what has become of the bet. Why a guest's was not placed says
    /// nothing once the guest is in.
    func take(_ turn: CustomerTurn) {
        switch turn {
        case .left: update { ($0.stake, $0.stakeAmount, $0.phase) = ("", nil, .editing) }
        case .entered: if case .failed = currentDisplayState.phase { update { $0.phase = .editing } }
        }
    }
}

extension CodeInputViewModel: CustomerListener {
    /// A code that has been typed goes with who has typed it, and so does what has become of it.
    func take(_ turn: CustomerTurn) {
        guard turn == .left else { return }
        update { ($0.code, $0.problem, $0.phase) = ("", nil, .entering) }
    }
}

extension CasinoGamePlayModeSelectorViewModel: CustomerListener {
    /// Why a game did not open for one customer, such as a limit that is used up, is nothing to the next.
    func take(_ turn: CustomerTurn) {
        if case .failed = currentDisplayState.start { update { $0.start = .choosing } }
    }
}

extension WalletDetailViewModel: CustomerListener {
    func take(_ turn: CustomerTurn) {
        if case .failed = currentDisplayState.phase { update { $0.phase = .ready } }
    }
}

extension ResendCodeViewModel: CustomerListener {
    func take(_ turn: CustomerTurn) {
        if case .failed = currentDisplayState.phase { update { $0.phase = .ready } }
    }
}

extension ActionButtonBlockViewModel: CustomerListener {
    func take(_ turn: CustomerTurn) { forgetProblem(of: \.progress) }
}

extension BonusCardViewModel: CustomerListener {
    func take(_ turn: CustomerTurn) { forgetProblem(of: \.progress) }
}

extension PromotionCardViewModel: CustomerListener {
    func take(_ turn: CustomerTurn) { forgetProblem(of: \.progress) }
}

extension PromotionalBonusCardViewModel: CustomerListener {
    func take(_ turn: CustomerTurn) { forgetProblem(of: \.progress) }
}

extension SingleButtonBannerViewModel: CustomerListener {
    func take(_ turn: CustomerTurn) { forgetProblem(of: \.progress) }
}

extension ViewModel {
    /// Why an offer was not given is nothing to the next customer: it can be asked for as if it had never been refused.
    fileprivate func forgetProblem(of progress: WritableKeyPath<State, OfferProgress>) {
        guard case .failed = currentDisplayState[keyPath: progress] else { return }
        update { $0[keyPath: progress] = .open }
    }
}
