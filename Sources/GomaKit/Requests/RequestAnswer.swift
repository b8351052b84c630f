/// The answer to a request that somebody waited for.
public enum RequestAnswer<Reply> {
    /// It is done, and this came of it.
    case done(Reply)
    /// It is not to be had.
    /// - Parameter reason: why, as the owner says it to the customer; `nil` where it does not.
    case refused(reason: String? = nil)
    /// No answer came for as long as was waited: for ``Owner/patience``, unless who asked has said otherwise.
    case silence
}

extension RequestAnswer: Sendable where Reply: Sendable {}
