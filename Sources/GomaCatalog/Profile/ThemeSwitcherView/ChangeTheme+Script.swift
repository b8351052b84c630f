extension ChangeTheme: ScriptedRequest {
    public var answerTime: Duration { .milliseconds(100) }
}
