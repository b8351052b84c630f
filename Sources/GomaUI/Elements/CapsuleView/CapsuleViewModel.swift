/// The model of a capsule: tells whoever owns it that it was pressed, if it can be.
public final class CapsuleViewModel: ViewModel<CapsuleDisplayState>, CapsuleViewModelProtocol, ActingModel {
    public static let actions = [Action("press()", press)]

    public func press() {
        record()
        guard currentDisplayState.isInteractive else { return }
        ask(to: PressButton(id: currentDisplayState.id))
    }
}
