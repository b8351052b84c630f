/// The progress of an offer to cash out.
public enum CashoutOfferPhase: Codable, Hashable, Sendable {
    /// The offer is on its way, the first one or the one after another that has expired.
    case loading
    case offered
    /// There is no offer.
    case failed(RequestFailure)
    /// What was offered has been asked for, and was not given.
    case notGiven(RequestFailure)
}
