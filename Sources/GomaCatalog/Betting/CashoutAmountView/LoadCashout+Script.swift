extension LoadCashout: ScriptedRequest {
    public var answerTime: Duration { .milliseconds(1200) }

    public var scriptedReply: Money { previous.share(Self.movements[renewal % Self.movements.count], of: 100) }

    /// What becomes of an amount from one offer to the next, in turn, in hundredths.
    private static let movements = [96, 103, 98, 105]
}
