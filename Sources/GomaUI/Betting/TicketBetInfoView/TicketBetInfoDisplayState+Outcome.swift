/// How a placed bet ends by its selections.
extension TicketBetInfoDisplayState {
    /// How the bet has ended by its selections: it is lost once fewer are left than have to come true together, and open as
    /// long as one is. A system that has lost some is won where the others bring more than the stake.
    public var outcome: BetResult {
        let results = tickets.map { $0.result ?? .open }
        let standing = results.filter { $0 != .lost }
        if standing.count < size { return .lost }
        if results.isEmpty || standing.contains(.open) { return .open }
        let brought = tickets.map(\.factor).sumOfProducts(choosing: size)
        let staked = tickets.map { _ in Amount(1) }.sumOfProducts(choosing: size)
        return brought > staked ? .won : brought == staked ? .draw : .lost
    }

    /// How many selections have to come true together.
    private var size: Int {
        switch kind {
        case .single, .multiple: tickets.count
        case .system(let size): min(max(size.number, 1), tickets.count)
        }
    }
}

extension TicketSelectionDisplayState {
    /// What a stake on it is multiplied by; where nobody knows the price, more than any stake if it is won.
    fileprivate var factor: Amount {
        switch result ?? .open {
        case .won: odds?.value ?? Odds.greatest.value
        case .lost: 0
        case .open, .draw, .cashedOut: 1
        }
    }
}
