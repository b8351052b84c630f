extension FloatingOverlayCatalog {
    static let guide = ComponentGuide(
        purpose: """
            Over the lower edge of a page, when the customer has come to another part of the app. For what became of \
            an action take Toaster, or StatusNotification where it must not be missed.
            """,
        data: """
            Messages in the order in which they came: a section that the library names, or an icon and words, and how \
            long each stays. One with the id of another takes its place.
            """,
        answers: """
            A press tells the owner and sends the message away; Esc, Del, the wheel and the cross send it away. The \
            next one comes up behind it.
            """,
        time: """
            A message comes up within 0.4 s, stays for its time, and goes down within 0.3 s. Time stands still while it \
            has the focus.
            """,
        reading: "What it tells, then how many more there are.")
}
