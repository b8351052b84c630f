import GomaUI

/// What pages show of an offer.
struct OfferFacts: Encodable {
    let id: String
    let title: String
    let canClaim: Bool
    /// Whether it is the first that can be claimed.
    let isMain: Bool
    let progress: OfferProgress
}
