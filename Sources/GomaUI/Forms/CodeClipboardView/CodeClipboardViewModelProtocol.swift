/// Decides which code can be copied, and for how long a copy is confirmed.
public protocol CodeClipboardViewModelProtocol: DisplayStateSource<CodeClipboardDisplayState> {
    /// Copies the code, also while a copy is confirmed.
    func copy()
}
