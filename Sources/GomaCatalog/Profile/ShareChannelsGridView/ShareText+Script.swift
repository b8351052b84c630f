extension ShareText: ScriptedRequest {
    public var answerTime: Duration { .milliseconds(50) }
}
