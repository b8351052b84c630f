/// The prominence of a button for the next page.
public enum SeeMoreButtonStyle: String, CaseIterable, Codable, Hashable, Sendable {
    /// A filled block.
    case solid
    /// An outline.
    case bordered
}
