/// Behaves as in production: tells whoever owns it that it was pressed, if it can be.
public final class MockCapsuleViewModel: MockViewModel<CapsuleDisplayState>, CapsuleViewModelProtocol, ActingModel {
    public static let actions = [Action("press()", press)]

    /// What pressing means to the owner, such as a list of live matches.
    public var onPress: (() -> Void)?

    public func press() {
        guard currentDisplayState.isInteractive else { return }
        record()
        onPress?()
    }

    /// Says something else, as when a match goes on.
    public func updateContent(_ content: CapsuleContent?) { update { $0.content = content } }
}
