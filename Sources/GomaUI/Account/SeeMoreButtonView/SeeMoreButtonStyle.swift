/// How much a button for the next page stands out.
public enum SeeMoreButtonStyle: String, CaseIterable, Codable, Hashable, Sendable {
    /// A filled block.
    case solid
    /// An outline.
    case bordered
}
