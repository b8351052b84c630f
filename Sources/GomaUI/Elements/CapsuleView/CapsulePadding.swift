/// The room that a capsule takes at its sides.
public enum CapsulePadding: String, CaseIterable, Codable, Hashable, Sendable {
    /// The ends alone, as for counts.
    case tight
    /// A blank column inside each end.
    case regular
    /// Two blank columns inside each end.
    case wide

    /// Blank columns inside each end.
    var columns: Int {
        switch self {
        case .tight: Spacing.none
        case .regular: Spacing.xs
        case .wide: Spacing.sm
        }
    }
}
