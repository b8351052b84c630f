import GomaUI

/// What pages show of an offer.
struct OfferFacts: Encodable {
    let id: String
    let title: String
    let canClaim: Bool
    let progress: OfferProgress
}
