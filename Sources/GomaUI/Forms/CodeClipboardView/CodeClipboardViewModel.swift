/// The model of a code clipboard: has the owner copy the code, and says so for a while after the last copy.
public final class CodeClipboardViewModel: ViewModel<CodeClipboardDisplayState>,
    CodeClipboardViewModelProtocol, ActingModel
{
    public static let actions = [Action("copy()", copy)]

    /// How long a copy is confirmed.
    public static let confirmationTime = Duration.seconds(5)

    private let confirmation = CopyConfirmation(for: confirmationTime)

    public func copy() {
        record()
        guard currentDisplayState.isEnabled, !currentDisplayState.code.isEmpty else { return }
        ask(to: CopyText(currentDisplayState.code))
        confirmation.end()
        update { $0.isCopied = true }
        keepTime(for: currentDisplayState, after: nil)
    }

    override public func keepTime(for state: CodeClipboardDisplayState, after old: CodeClipboardDisplayState?) {
        confirmation.keep(state.isCopied, on: environment.scheduler) { [weak self] in
            self?.update { $0.isCopied = false }
        }
    }
}
