/// A notice on what has become of a request to cash out.
public struct CashoutSubmissionInfoDisplayState: DisplayState {
    /// What has become of the request.
    public var state: CashoutSubmissionState
    /// The notice, ready to read.
    public var message: String
    /// Whether it is there at all; an invisible one takes no room.
    public var isVisible: Bool
    /// Takes the notice away after a success, tries again after an error.
    public var button: ButtonDisplayState

    public static let blank = Self(state: .success, message: "", button: .notice(title: ""))

    public init(
        state: CashoutSubmissionState, message: String, isVisible: Bool = true, button: ButtonDisplayState
    ) {
        self.state = state
        self.message = message
        self.isVisible = isVisible
        self.button = button
    }
}

extension ButtonDisplayState {
    /// A button at the end of a notice.
    package static func notice(title: String, isEnabled: Bool = true) -> Self {
        Self(
            id: "answer", title: title, style: .transparent, isEnabled: isEnabled, density: .compact,
            customization: ButtonCustomization(text: .textPrimary))
    }
}
