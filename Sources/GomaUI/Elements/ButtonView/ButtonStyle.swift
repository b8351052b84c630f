/// The prominence of a button.
public enum ButtonStyle: String, CaseIterable, Codable, Hashable, Sendable {
    /// A filled block: what the screen is for.
    case solid
    /// An outline: the other way.
    case bordered
    /// Underlined text: a way aside.
    case transparent
}
