/// An outcome that the customer has chosen, or given up again.
public struct OutcomeSelection: Hashable, Sendable {
    /// The outcome's `id`.
    public let outcomeID: String
    /// What is bet on, as the bookmaker names it; `nil` where nobody has told.
    public let bettingOfferID: String?
    /// The outcome in full, such as "Arsenal win".
    public let name: String
    /// Whether it was chosen, rather than given up.
    public let isSelected: Bool
    /// When, on the scheduler's time line.
    public let time: Instant

    /// - Parameter outcome: as it is after the choice.
    public init(_ outcome: OutcomeItemDisplayState, at time: Instant) {
        outcomeID = outcome.id
        bettingOfferID = outcome.bettingOfferID
        name = outcome.completeName ?? outcome.title
        isSelected = outcome.isSelected
        self.time = time
    }
}
