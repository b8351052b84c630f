/// A clipboard that no other program sees: for scripts and tests, which have no terminal.
final class PrivateClipboard: Clipboard {
    /// All that was copied, newest last.
    private(set) var texts: [String] = []
    /// Why nothing is taken; `nil` takes everything.
    var refusal: String?

    func copy(_ text: PasteText) -> String? {
        if refusal == nil { texts.append(text.string) }
        return refusal
    }
}
