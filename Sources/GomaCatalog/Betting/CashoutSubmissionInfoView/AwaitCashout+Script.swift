extension AwaitCashout: ScriptedRequest {
    public var answerTime: Duration { .milliseconds(1500) }
}
