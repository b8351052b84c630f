extension StatusNotificationCatalog {
    static let guide = ComponentGuide(
        purpose: """
            Across a page or a form, where what became of an action must not be missed. For a passing word take \
            Toaster, for a screen of its own StatusInfo.
            """,
        data: """
            Banners in the order in which they came: how it has ended, the words, an icon in place of the mark, and how \
            long each stays, if not until it is sent away. One with the id of another takes its place.
            """,
        answers: "A press, Esc, Del, the wheel and the cross send it away. The next one comes up behind it.",
        time: """
            A banner comes up within 0.4 s and goes down within 0.3 s. One that leaves by itself waits while it has the \
            focus.
            """,
        reading: "How it has ended, the words, then how many more there are.")
}
