/// A clipboard that no other program sees: for scripts and tests, which have no terminal.
public final class PrivateClipboard: Clipboard {
    /// All that was copied, newest last.
    public private(set) var texts: [String] = []
    /// Why nothing is taken; `nil` takes everything.
    public var refusal: String?

    public init() {}

    public func copy(_ text: String) -> String? {
        if refusal == nil { texts.append(text) }
        return refusal
    }
}
