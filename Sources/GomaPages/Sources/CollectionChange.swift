/// A change of a collection, as whoever feeds it tells it.
public enum CollectionChange<Element: Sendable>: Sendable {
    /// All that there is, in place of what there was.
    case all([Element])
    /// An element comes before another, or at the end.
    case insert(Element, before: String? = nil)
    /// What is known of an element is another, in its place; one that is not known comes at the end.
    case put(Element)
    /// An element goes.
    case remove(String)
    /// An element stands before another from now on, or at the end.
    case move(String, before: String? = nil)
    /// No more comes, as something went wrong; what comes all the same ends that.
    /// - Parameter reason: what, for people.
    case failed(reason: String)

    var isFailure: Bool { if case .failed = self { true } else { false } }
}
