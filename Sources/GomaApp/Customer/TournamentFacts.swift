/// What pages show of a tournament.
struct TournamentFacts: Encodable {
    let id: String
    let title: String
    /// How far the customer has come, or who takes part, and until when.
    let note: String
    let progress: OfferProgress
    let isOver: Bool
    /// What taking part is called; `nil` where nobody can any more.
    let actionTitle: String?
    /// The first places, and the customer's.
    let table: [InfoRowDisplayState]
}
