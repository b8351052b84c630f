/// The model of a copyable code: has the owner copy the code, says so for a moment, and hears of no other press
/// meanwhile.
public final class CopyableCodeViewModel: ViewModel<CopyableCodeDisplayState>,
    CopyableCodeViewModelProtocol, ActingModel
{
    public static let actions = [Action("copy()", copy)]

    /// How long a copy is confirmed.
    public static let confirmationTime = Duration.seconds(2)

    private let confirmation = CopyConfirmation(for: confirmationTime)

    public func copy() {
        record()
        guard !currentDisplayState.isCopied, !currentDisplayState.code.isEmpty else { return }
        ask(to: CopyText(currentDisplayState.code))
        update { $0.isCopied = true }
    }

    override public func keepTime(for state: CopyableCodeDisplayState, after old: CopyableCodeDisplayState?) {
        confirmation.keep(state.isCopied, on: environment.scheduler) { [weak self] in
            self?.update { $0.isCopied = false }
        }
    }
}
