/// Decides which code can be copied, and for how long a copy is confirmed.
public protocol CopyableCodeViewModelProtocol: DisplayStateSource<CopyableCodeDisplayState> {
    /// Copies the code, unless a copy is being confirmed.
    func copy()
}
