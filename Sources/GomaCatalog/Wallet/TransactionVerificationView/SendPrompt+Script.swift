extension SendPrompt: ScriptedRequest {
    public var answerTime: Duration { .seconds(3) }
}
