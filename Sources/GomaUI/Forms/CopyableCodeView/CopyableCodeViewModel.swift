/// The model of a copyable code: has the owner copy the code, says for a moment what came of it, and hears of no
/// other press until then and while a copy is confirmed.
public final class CopyableCodeViewModel: ViewModel<CopyableCodeDisplayState>,
    CopyableCodeViewModelProtocol, ActingModel
{
    public static let actions = [Action("copy()", copy)]

    /// How long it is said what came of a copy.
    public static let confirmationTime = Duration.seconds(2)

    private let confirmation = CopyConfirmation(for: confirmationTime)

    public func copy() {
        record()
        let state = currentDisplayState
        guard state.copying != .asked, state.copying != .done, !state.code.isEmpty else { return }
        update { $0.copying = .asked }
    }

    override public func keepTime(for state: CopyableCodeDisplayState, after old: CopyableCodeDisplayState?) {
        keepCopying(state.code, \.copying, of: state, for: confirmation)
    }
}
