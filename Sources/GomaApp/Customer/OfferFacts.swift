/// What pages show of an offer.
struct OfferFacts: Encodable {
    let id: String
    let title: String
    /// With which deposit its bonus comes, or why it comes no more.
    let text: String
    /// How often its bonus has to be staked, and within which time; empty where it asks for nothing.
    let terms: [String]
    let canClaim: Bool
    /// Whether it is the first that can be claimed.
    let isMain: Bool
    let progress: OfferProgress
}
