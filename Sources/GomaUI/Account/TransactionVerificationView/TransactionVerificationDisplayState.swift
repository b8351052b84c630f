/// A payment that waits for its confirmation on the customer's phone.
public struct TransactionVerificationDisplayState: DisplayState {
    /// Tells the payment from others.
    public var id: String
    /// How far the confirmation has come.
    public var phase: VerificationPhase
    /// What happens now, in place of the component's own words; `nil` for those.
    public var title: String?
    /// What that means, in place of the component's own words; `nil` for those.
    public var subtitle: String?
    /// The number of the phone, emphasised below the words; `nil` where it is not to be shown.
    public var phoneNumber: String?
    /// What stands below the words; `nil` for nothing.
    public var picture: VerificationPicture?
    /// Seconds that are left to confirm; `nil` where nobody hurries.
    @LimitedIfPresent<Seconds> public var secondsLeft: Int?

    public static let blank = Self(id: "", phase: .pushing, title: "", subtitle: "", picture: nil)

    public init(
        id: String, phase: VerificationPhase, title: String? = nil, subtitle: String? = nil,
        phoneNumber: String? = nil, picture: VerificationPicture? = .phone, secondsLeft: Int? = nil
    ) {
        self.id = id
        self.phase = phase
        self.title = title
        self.subtitle = subtitle
        self.phoneNumber = phoneNumber
        self.picture = picture
        self.secondsLeft = secondsLeft
    }
}

/// What may happen to a confirmation.
extension TransactionVerificationDisplayState {
    /// Whether the prompt can be sent once more.
    public var canSendAgain: Bool {
        switch phase {
        case .pushing, .prompted, .confirmed: false
        case .failed, .notSent, .expired: true
        }
    }

    /// Goes on; words that were meant for the phase before are gone.
    public mutating func move(to phase: VerificationPhase) {
        guard phase != self.phase else { return }
        self.phase = phase
        (title, subtitle) = (nil, nil)
        if case .pin(_, let count) = picture, phase == .confirmed { picture = .pin(entered: count, count: count) }
        if !phase.isWaiting { secondsLeft = nil }
    }

    /// A second has passed; with the last one the time to confirm is over.
    public mutating func passSecond() {
        guard phase.isWaiting, let seconds = secondsLeft else { return }
        if seconds > 1 { secondsLeft = seconds - 1 } else { move(to: .expired) }
    }

    /// Sends the prompt once more, where that is possible, with all of the time to confirm.
    /// - Parameter seconds: time to confirm.
    public mutating func sendAgain(seconds: Int) {
        guard canSendAgain else { return }
        move(to: .pushing)
        if case .pin(_, let count) = picture { picture = .pin(entered: 0, count: count) }
        secondsLeft = seconds
    }
}
