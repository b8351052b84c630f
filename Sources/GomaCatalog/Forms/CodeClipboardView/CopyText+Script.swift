extension CopyText: ScriptedRequest {
    public var answerTime: Duration { .zero }
}
