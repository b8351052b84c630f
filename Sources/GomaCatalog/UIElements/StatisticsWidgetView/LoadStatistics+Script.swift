extension LoadStatistics: ScriptedRequest {
    public var answerTime: Duration { .milliseconds(1200) }

    public var scriptedReply: StatisticsContent { StatisticsWidgetDisplayState.content(ofPage: page, of: widget) }
}
