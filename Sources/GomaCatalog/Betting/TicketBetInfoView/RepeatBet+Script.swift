extension RepeatBet: ScriptedRequest {
    public var answerTime: Duration { .milliseconds(500) }
}
