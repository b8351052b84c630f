/// Decides what a capsule says, and what pressing it means.
public protocol CapsuleViewModelProtocol: DisplayStateSource<CapsuleDisplayState> {
    /// Does what the capsule is for; called for an interactive one.
    func press()
}
