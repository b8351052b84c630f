extension ChangeLanguage: ScriptedRequest {
    public var answerTime: Duration { .milliseconds(100) }
}
