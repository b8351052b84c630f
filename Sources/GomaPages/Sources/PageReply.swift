/// The reply to a request that a source has taken.
public struct PageReply: Hashable, Sendable {
    /// What the status line says of it; `nil` where the parts show it well enough.
    public var note: String?

    public init(note: String? = nil) { self.note = note }
}
