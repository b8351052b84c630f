/// The offer of a toast to do something, such as taking back what was done.
public struct ToastAction: Codable, Hashable, Sendable {
    /// What a press does, in the customer's words.
    public var title: String

    public init(title: String) { self.title = title }
}
