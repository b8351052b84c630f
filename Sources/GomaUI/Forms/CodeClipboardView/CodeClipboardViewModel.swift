/// The model of a code clipboard: has the owner copy the code, and says for a while what came of the last copy.
public final class CodeClipboardViewModel: ViewModel<CodeClipboardDisplayState>,
    CodeClipboardViewModelProtocol, ActingModel
{
    public static let actions = [Action("copy()", copy)]

    /// How long it is said what came of a copy.
    public static let confirmationTime = Duration.seconds(5)

    private let confirmation = CopyConfirmation(for: confirmationTime)

    public func copy() {
        record()
        let state = currentDisplayState
        guard state.isEnabled, state.copying != .asked, !state.code.isEmpty else { return }
        update { $0.copying = .asked }
    }

    override public func keepTime(for state: CodeClipboardDisplayState, after old: CodeClipboardDisplayState?) {
        keepCopying(state.code, \.copying, of: state, for: confirmation)
    }
}
