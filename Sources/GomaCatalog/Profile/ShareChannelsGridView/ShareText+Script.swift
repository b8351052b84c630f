extension ShareText: ScriptedRequest {
    public var answerTime: Duration { .zero }
}
