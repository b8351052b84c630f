/// The top line of the bet slip.
public struct BetslipHeaderDisplayState: DisplayState, UnlabelledValues {
    /// Whether somebody is logged in, and with what balance.
    public var session: BetslipSession
    /// Which slip it is the top of; `nil` where the owner knows.
    public var slipID: String?
    /// Whether joining and logging in are possible; the bet slip can be closed in any case.
    public var isEnabled: Bool

    public static let blank = Self(.unknown)

    public init(_ session: BetslipSession, slipID: String? = nil, isEnabled: Bool = true) {
        self.session = session
        self.slipID = slipID
        self.isEnabled = isEnabled
    }

    package static var unlabelledValueCount: Int { 1 }
}
