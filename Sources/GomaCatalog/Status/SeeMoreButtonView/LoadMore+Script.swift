extension LoadMore: ScriptedRequest {
    public var answerTime: Duration { .milliseconds(1500) }
    public var scriptedReply: Int { 10 }
}
