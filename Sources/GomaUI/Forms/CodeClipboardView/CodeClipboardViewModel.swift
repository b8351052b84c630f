import TerminalKit

/// The model of a code clipboard: has the owner copy the code, and says so for a while after the last copy.
public final class CodeClipboardViewModel: ViewModel<CodeClipboardDisplayState>,
    CodeClipboardViewModelProtocol, ActingModel
{
    public static let actions = [Action("copy()", copy)]

    /// How long a copy is confirmed.
    public static let confirmationTime = Duration.seconds(5)

    private var confirmation: AnyCancellable?

    public func copy() {
        record()
        guard currentDisplayState.isEnabled, !currentDisplayState.code.isEmpty else { return }
        ask(to: .copy(currentDisplayState.code))
        confirmation = nil
        update { $0.isCopied = true }
        keepConfirming(currentDisplayState)
    }

    override public func keepTime(for state: CodeClipboardDisplayState, after old: CodeClipboardDisplayState?) {
        keepConfirming(state)
    }

    private func keepConfirming(_ state: CodeClipboardDisplayState) {
        guard state.isCopied else { return confirmation = nil }
        guard confirmation == nil else { return }
        confirmation = environment.scheduler.after(Self.confirmationTime) { [weak self] in
            self?.update { $0.isCopied = false }
        }
    }
}
