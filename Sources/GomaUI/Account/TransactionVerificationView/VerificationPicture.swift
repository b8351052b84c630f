/// The picture below the words of a confirmation.
public enum VerificationPicture: Codable, Hashable, Sendable {
    /// The phone on which the customer confirms.
    case phone
    /// A box for each digit of the PIN that the customer enters on the phone, those entered filled.
    case pin(entered: Limited<PinLength>, count: Limited<PinLength>)
}
