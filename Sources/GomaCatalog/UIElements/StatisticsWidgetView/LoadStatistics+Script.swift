extension LoadStatistics: ScriptedRequest {
    public var answerTime: Duration { .milliseconds(1200) }
}
