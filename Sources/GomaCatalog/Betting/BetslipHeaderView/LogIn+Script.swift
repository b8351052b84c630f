extension LogIn: ScriptedRequest {
    public var answerTime: Duration { .milliseconds(800) }
    public var scriptedReply: Money { Money(25_000, "XAF") }
}
