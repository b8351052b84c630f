import Foundation

// The components' models as they follow each other on a page.

extension DepositBonusInfoViewModel: PageChangeListener {
    /// Shows what is chosen together with what comes on top of it.
    func take(_ change: PageChange) -> Bool {
        switch change {
        case .chosen(let deposit): update { $0.amount = deposit.sum }
        case .paidIn: update { $0.amount = nil }
        case .language, .theme, .played: return false
        }
        return true
    }
}

extension ButtonViewModel: PageChangeListener {
    /// The button that pays in says how much, and rests while nothing is chosen.
    func take(_ change: PageChange) -> Bool {
        guard currentDisplayState.id == FollowingSource.depositButtonID else { return false }
        switch change {
        case .chosen(let deposit): show(deposit.amount, deposit.currency)
        case .paidIn(let deposit): show(nil, deposit.currency)
        case .language, .theme, .played: return false
        }
        return true
    }

    private func show(_ amount: Decimal?, _ currency: String) {
        let words = amount.map { MoneyFormatter(environment.localization).string(Money($0, currency)) } ?? ""
        let title = environment.text(.payIn, ["amount": words]).trimmingCharacters(in: .whitespaces)
        update { ($0.isEnabled, $0.title) = (amount != nil, title) }
    }
}

extension AmountPillsContainerViewModel: PageChangeListener {
    /// What has been paid in is not chosen any more.
    func take(_ change: PageChange) -> Bool {
        guard case .paidIn = change else { return false }
        update { state in
            for place in state.pills.indices { state.pills[place].isSelected = false }
        }
        return true
    }
}

extension WalletDetailViewModel: PageChangeListener {
    func take(_ change: PageChange) -> Bool { take(change, into: \.balances) }
}

extension WalletStatusViewModel: PageChangeListener {
    func take(_ change: PageChange) -> Bool { take(change, into: \.balances) }
}

extension ViewModel {
    /// Has what has been paid in, and the bonus apart.
    fileprivate func take(_ change: PageChange, into balances: WritableKeyPath<State, WalletBalances?>) -> Bool {
        guard case .paidIn(let deposit) = change,
            currentDisplayState[keyPath: balances]?.currency == deposit.currency
        else { return false }
        update { $0[keyPath: balances]?.receive(deposit) }
        return true
    }
}

extension WalletBalances {
    /// What has been paid in can be paid out again, the bonus cannot.
    fileprivate mutating func receive(_ deposit: PageDeposit) {
        receive(Money(deposit.amount ?? 0, deposit.currency))
        bonus += deposit.bonus
        total += deposit.bonus
    }
}

extension WalletWidgetViewModel: PageChangeListener {
    func take(_ change: PageChange) -> Bool { take(change, countingTo: \.balance) }
}

extension MultiWidgetToolbarViewModel: PageChangeListener {
    func take(_ change: PageChange) -> Bool { take(change, countingTo: \.wallet.balance) }
}

extension ViewModel {
    /// Counts what has been paid in to the balance that it shows.
    fileprivate func take(_ change: PageChange, countingTo balance: WritableKeyPath<State, Money?>) -> Bool {
        guard case .paidIn(let deposit) = change, let old = currentDisplayState[keyPath: balance],
            old.currency == deposit.currency
        else { return false }
        update { $0[keyPath: balance] = Money(old.amount + (deposit.sum ?? 0), old.currency) }
        return true
    }
}

extension LanguageSelectorViewModel: PageChangeListener {
    /// Chooses the language that was chosen elsewhere; the answer to what it asks for itself comes to it otherwise.
    func take(_ change: PageChange) -> Bool {
        guard case .language(let code) = change, currentDisplayState.wishedCode != code else { return false }
        var isOther = false
        update { isOther = $0.select(code) }
        return isOther
    }
}

extension ProfileMenuListViewModel: PageChangeListener {
    /// Names the language that was chosen elsewhere, where it is one of its own; the answer to what it asks for itself comes
    /// to it otherwise.
    func take(_ change: PageChange) -> Bool {
        guard case .language(let code) = change, currentDisplayState.language.code != code,
            currentDisplayState.wished?.code != code,
            let language = currentDisplayState.languages.first(where: { $0.code == code })
        else { return false }
        updateLanguage(language)
        return true
    }
}

extension ThemeSwitcherViewModel: PageChangeListener {
    /// Shows the mode of the theme that a key has chosen; one of no mode leaves it as it is.
    func take(_ change: PageChange) -> Bool {
        guard case .theme(let name) = change, let mode = themeNames.first(where: { $0.value == name })?.key
        else { return false }
        update { $0.select(mode) }
        return true
    }
}

extension RecentlyPlayedGamesViewModel: PageChangeListener {
    /// Has the game that is played first.
    func take(_ change: PageChange) -> Bool {
        guard case .played(let game) = change else { return false }
        play(game)
        return true
    }
}
