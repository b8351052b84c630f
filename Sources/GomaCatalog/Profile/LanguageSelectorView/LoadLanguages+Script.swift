extension LoadLanguages: ScriptedRequest {
    public var answerTime: Duration { .milliseconds(100) }
    public var scriptedReply: [LanguageChoice] { LanguageChoice.offered }
}
