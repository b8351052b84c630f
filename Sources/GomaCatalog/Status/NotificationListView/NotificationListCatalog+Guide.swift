extension NotificationListCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For all that the house has written to the customer, to be read at leisure. What has to be seen at once \
            takes a Toaster or a StatusNotification.
            """,
        data: """
            Notifications, the latest first, with the moment of each, whether it was read and what can be done about \
            it; the customer's moment; how far requests for the latest and for older ones have come.
            """,
        answers: """
            Enter reads a notification in full below the list, m does what it offers, Del takes it away. The last row \
            brings older ones; links count all as read, ask for the latest, and take all away once that is confirmed.
            """,
        time: """
            Requests wait for their answer, and the spinner turns meanwhile. Where others lie between the latest and \
            what is there, the inbox begins anew with the latest. Days are told anew when midnight has passed.
            """,
        reading: """
            One notification after the other: the day where one begins, "unread" where it is, the title, the time, the text, and what can be done about it.
            """)
}
