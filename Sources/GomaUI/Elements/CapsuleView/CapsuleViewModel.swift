/// The model of a capsule: tells whoever owns it that it was pressed, if it can be.
public final class CapsuleViewModel: ViewModel<CapsuleDisplayState>, CapsuleViewModelProtocol, ActingModel {
    public static let actions = [Action("press()", press)]

    public func press() {
        guard currentDisplayState.isInteractive else { return }
        record()
        ask(to: .press(words))
    }

    private var words: String {
        switch currentDisplayState.content {
        case nil: ""
        case .text(let words), .pictured(_, let words): words
        case .live: environment.text(.liveUppercase)
        case .result(let result): environment.text(result.title)
        }
    }
}
