import Foundation

/// A bet that has been placed.
package struct Bet: Codable, Hashable, Sendable, Identifiable {
    /// The ways in which selections have to come true together.
    package enum Kind: Codable, Hashable, Sendable {
        case single
        /// All of them.
        case multiple
        /// So many of them: a bet on every choice of that many, among which the stake is divided.
        case system(Int)
    }

    package enum State: Codable, Hashable, Sendable {
        case pending
        /// It brings more than its stake.
        case won
        /// It brings less than its stake; what it brings, such as half of it, is paid all the same.
        case lost
        /// It brings its stake back.
        case void
        /// All of it was given up for an amount.
        case cashedOut
    }

    /// The reasons why it is not placed, taken back or given up.
    package enum Refusal: Error, Hashable, Sendable {
        /// No amount that can be paid: ``Amount/isPayable``.
        case amount
        /// Too few selections for its kind, or too many.
        case selectionCount
        /// Two selections are of one market.
        case sameMarket
        /// Two selections of one match have to come true together. As the one makes the other likelier, or less likely,
        /// the product of their odds is no price.
        case sameMatch
        /// A selection is decided.
        case decided
        /// The bet is.
        case over(State)
        /// More than it is worth.
        case aboveValue(Amount)
    }

    package let id: String
    package let kind: Kind
    package internal(set) var selections: [Selection]
    /// What was staked on all of it.
    package let staked: Amount
    /// What stands: less once a part has been given up, as an exact share that is rounded no sooner than what is paid.
    package internal(set) var stake: Amount
    /// Share of the winnings that is added where it wins, such as 0.1 for a tenth.
    package let boost: Amount
    /// The most that it pays.
    package let most: Amount
    package let placed: Date
    package internal(set) var state = State.pending
    /// All that has been paid for it.
    package internal(set) var paid: Amount = 0

    package static let mostSelections = BetSlip.mostSelections

    package init(
        id: String, _ kind: Kind, on selections: [Selection], stake: Amount, boost: Amount = 0,
        upTo most: Amount = Returns.greatest, placed: Date
    ) throws(Refusal) {
        guard stake.isPayable else { throw .amount }
        guard kind.counts?.contains(selections.count) == true else { throw .selectionCount }
        guard Set(selections.map { [$0.match, $0.market] }).count == selections.count else { throw .sameMarket }
        guard kind.isOfEachAlone || Set(selections.map(\.match)).count == selections.count else { throw .sameMatch }
        self.id = id
        self.kind = kind
        self.selections = selections
        staked = stake
        self.stake = stake
        self.boost = boost
        self.most = most
        self.placed = placed
    }
}

extension Bet.Kind {
    /// How many selections a bet can have; `nil` where there is no such bet.
    fileprivate var counts: ClosedRange<Int>? {
        let most = Bet.mostSelections
        switch self {
        case .single: return 1...1
        case .multiple: return 2...most
        case .system(let size): return (1..<most).contains(size) ? size + 1...most : nil
        }
    }

    /// Whether no selection has to come true together with another.
    var isOfEachAlone: Bool { self == .single || self == .system(1) }
}
