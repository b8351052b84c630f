extension LoadOlderNotifications: ScriptedRequest {
    /// Three, each a week before the other.
    public var scriptedReply: NotificationPage {
        guard let before, let moment else { return NotificationPage([], hasMore: false) }
        let texts = [
            ("Weekly summary", "You placed 12 bets this week, and 5 of them won."),
            ("New feature available", "Follow your favourite teams, and hear of their matches first."),
            ("Password changed", "Your password was changed. If that was not you, contact us at once."),
        ]
        let items = texts.enumerated().map { index, text in
            NotificationItem(
                id: "\(before)-older-\(index)", moment: moment.earlier(byMinutes: (index + 1) * 7 * 24 * 60),
                title: text.0, text: text.1, isRead: true)
        }
        return NotificationPage(items, hasMore: false)
    }
}
