/// The word of an owner to a request when it hears of it.
public enum RequestReply<Reply> {
    /// Takes it: it is done, and this came of it.
    case done(Reply)
    /// Takes it, and refuses what is asked for.
    /// - Parameter reason: why, as the customer reads it; `nil` where that need not be said.
    case refused(reason: String? = nil)
    /// Takes it, and will answer the ``Question`` when it can.
    case later
    /// Leaves it to the next owner.
    case declined
}

extension RequestReply where Reply == Void {
    /// Takes it: it is done.
    public static var done: Self { .done(()) }
}

extension RequestReply: Sendable where Reply: Sendable {}
