/// What a mock's server has in its inbox.
extension NotificationItem {
    /// What has come up to a moment.
    static func latest(at now: CalendarMoment) -> [NotificationItem] {
        [
            Self(
                id: "boost", moment: now.earlier(byMinutes: 5), title: "Your odds boost is ready",
                text: "One boost for football accumulators, valid until midnight.")
        ]
    }

    /// The three before another one, each a week earlier.
    static func older(than item: NotificationItem?) -> [NotificationItem] {
        guard let item else { return [] }
        let texts = [
            ("Weekly Summary", "You placed 12 bets this week, and 5 of them won."),
            ("New Feature Available", "Follow your favourite teams, and hear of their matches first."),
            ("Password Changed", "Your password was changed. If that was not you, contact us at once."),
        ]
        return texts.enumerated().map { index, text in
            Self(
                id: "\(item.id)-older-\(index)", moment: item.moment.earlier(byMinutes: (index + 1) * 7 * 24 * 60),
                title: text.0, text: text.1, isRead: true)
        }
    }
}

extension CalendarMoment {
    /// The moment so much before.
    package func earlier(byMinutes minutes: Int) -> CalendarMoment {
        CalendarMoment(date.addingTimeInterval(Double(-minutes) * 60))
    }
}
