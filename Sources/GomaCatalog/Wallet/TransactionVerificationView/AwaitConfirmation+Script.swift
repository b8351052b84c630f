extension AwaitConfirmation: ScriptedRequest {
    public var answerTime: Duration { .seconds(3) }
}
