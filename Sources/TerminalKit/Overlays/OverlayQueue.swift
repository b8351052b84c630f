/// Messages that lie over a page, one at a time: the first shows, and the others wait behind it.
public struct OverlayQueue<Message: OverlayMessage>: Codable, Hashable, Sendable {
    /// In the order in which they came.
    public var messages: [Message]
    /// Whether time stands still for the first, as somebody reads it.
    public var isHeld: Bool
    /// Seconds of the first one's time that had gone by when it was last held, its coming up included.
    public var secondsGone: Double

    public init(messages: [Message] = [], isHeld: Bool = false, secondsGone: Double = 0) {
        self.messages = messages
        self.isHeld = isHeld
        self.secondsGone = secondsGone
    }
}

/// How messages come, wait and leave.
extension OverlayQueue {
    /// The one that shows; `nil` where none does.
    public var current: Message? { messages.first }

    /// How many wait behind it.
    public var waitingCount: Int { max(0, messages.count - 1) }

    /// What is left until the first leaves by itself, its coming up included; `nil` where it does not.
    public var timeLeft: Duration? {
        guard !isHeld, let seconds = current?.seconds else { return nil }
        let left = seconds - secondsGone
        guard left < Self.longest else { return nil }
        return max(.zero, .seconds(max(left, -1)) + OverlayMotion.arrival)
    }

    /// Seconds from which on a message counts as one that stays, as it does where they are no number: a year.
    private static var longest: Double { 31_536_000 }

    /// Puts a message at the end, or in the place of the one with its id; the first one's time then begins anew.
    public mutating func show(_ message: Message) {
        guard let place = messages.firstIndex(where: { $0.id == message.id }) else { return messages.append(message) }
        messages[place] = message
        if place == 0 { secondsGone = 0 }
    }

    /// Sends the first away; the next comes up, held if the first was.
    public mutating func dismiss() {
        guard !messages.isEmpty else { return }
        messages.removeFirst()
        secondsGone = 0
        if messages.isEmpty { isHeld = false }
    }

    /// Takes all away.
    public mutating func clear() { self = Self() }

    /// Lets time stand still.
    /// - Parameter elapsed: how long it has run.
    public mutating func hold(after elapsed: Duration) {
        guard !isHeld, current != nil else { return }
        isHeld = true
        secondsGone += elapsed / .seconds(1)
    }

    /// Lets time run on.
    public mutating func resume() { isHeld = false }
}
