/// A notice on what has become of a request to cash out.
public struct CashoutSubmissionInfoDisplayState: DisplayState {
    /// What has become of the request.
    public var state: CashoutSubmissionState
    /// What the owner tells of it; `nil` for the component's own words.
    public var message: String?
    /// Whether it is there at all; an invisible one takes no room.
    public var isVisible: Bool

    public static let blank = Self(state: .success)

    public init(state: CashoutSubmissionState, message: String? = nil, isVisible: Bool = true) {
        self.state = state
        self.message = message
        self.isVisible = isVisible
    }
}
