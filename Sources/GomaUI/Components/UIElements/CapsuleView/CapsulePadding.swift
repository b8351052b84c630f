/// How much room a capsule takes at its sides.
public enum CapsulePadding: String, CaseIterable, Codable, Hashable, Sendable {
    /// The ends alone, as for counts.
    case tight
    /// A blank column inside each end.
    case regular
}
