extension ToasterCatalog {
    static let guide = ComponentGuide(
        purpose: """
            Over the lower edge of a page, for a word on what has just been done. What the customer has to act on takes \
            a StatusNotification, what is to be read later the NotificationList.
            """,
        data: """
            Toasts in the order in which they came: words, what kind of news they are, what can be done about it, and \
            how long each stays. One with the id of another takes its place.
            """,
        answers: """
            A press does what the toast offers and tells the owner, and sends it away; Esc, Del, the wheel and the \
            cross send it away. The next one comes up behind it.
            """,
        time: """
            A toast comes up within 0.4 s, stays for its time, four seconds unless said otherwise, and goes down within \
            0.3 s. Time stands still while it has the focus.
            """,
        reading: "The kind of news, the words, what can be done, then how many more there are.")
}
