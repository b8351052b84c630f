extension LoadNotifications: ScriptedRequest {
    public var scriptedReply: NotificationPage {
        NotificationPage(
            [
                NotificationItem(
                    id: "boost", moment: until.earlier(byMinutes: 5), title: "Your odds boost is ready",
                    text: "One boost for football accumulators, valid until midnight.")
            ], hasMore: true)
    }
}
