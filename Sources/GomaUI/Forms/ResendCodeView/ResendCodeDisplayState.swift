/// The way to another verification code, as the customer sees it.
public struct ResendCodeDisplayState: DisplayState {
    /// Tells the code from others that the customer is sent, such as by what it confirms.
    public var id: String
    /// Seconds from one code until another can be sent.
    @Limited<Seconds> public var interval: Int
    /// Whether the customer waits, or can ask for a code.
    public var phase: ResendCodePhase

    public static let blank = Self(id: "", interval: 0, phase: .ready)

    public init(id: String, interval: Int, phase: ResendCodePhase) {
        self.id = id
        self.interval = interval
        self.phase = phase
    }

    /// A code has just been sent.
    public init(id: String, interval: Int) {
        self.init(id: id, interval: interval, phase: .waiting(seconds: Limited(interval)))
    }
}

/// What may happen on the way to another code.
extension ResendCodeDisplayState {
    /// Whether a code can be asked for.
    public var canResend: Bool {
        switch phase {
        case .ready, .failed: true
        case .waiting, .sending: false
        }
    }

    /// Seconds until another code can be sent; `nil` where nobody waits for that.
    var secondsLeft: Int? {
        guard case .waiting(let seconds) = phase else { return nil }
        return seconds.number
    }

    /// A second has gone by.
    public mutating func secondPassed() {
        guard case .waiting(let seconds) = phase else { return }
        phase = seconds.secondLater.map(ResendCodePhase.waiting) ?? .ready
    }

    /// Asks for a code, where that is possible.
    public mutating func resend() {
        if canResend { phase = .sending }
    }

    /// A code has been sent, by request or for the first time: the wait begins.
    public mutating func codeWasSent() { phase = .waiting(seconds: _interval) }
}
