extension CopyText: ScriptedRequest {
    public var answerTime: Duration { .milliseconds(50) }
}
