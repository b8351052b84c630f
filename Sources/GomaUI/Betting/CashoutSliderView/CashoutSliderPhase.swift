/// The activity of a choice of an amount.
public enum CashoutSliderPhase: Codable, Hashable, Sendable {
    case choosing
    /// The amount chosen is being asked for.
    case submitting
    /// It was not given.
    case failed(RequestFailure)
}
