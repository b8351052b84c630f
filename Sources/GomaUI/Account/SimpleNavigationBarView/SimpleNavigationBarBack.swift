/// The way back at the beginning of a navigation bar.
public enum SimpleNavigationBarBack: Codable, Hashable, Sendable {
    /// There is none.
    case hidden
    /// A mark alone.
    case mark
    /// The customer's word for it.
    case word
    /// A name, such as that of the page before.
    case titled(String)
}
