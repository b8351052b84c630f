/// A problem with a code, or with what was put into its boxes.
public enum PinDigitEntryProblem: Codable, Hashable, Sendable {
    /// More digits were pasted than there was room for; the first ones were taken.
    case cut
    /// Something else than digits was typed or pasted.
    case notDigits
    /// Return was pressed before all digits were there.
    case incomplete
    /// The code is not the right one.
    case refused(RequestFailure)
}
