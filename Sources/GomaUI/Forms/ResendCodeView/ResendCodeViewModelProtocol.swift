/// Decides when another code can be sent, and sends it.
public protocol ResendCodeViewModelProtocol: DisplayStateSource<ResendCodeDisplayState> {
    /// Asks for another code; while the last one may still come, nothing happens.
    func resend()
}
