extension TransactionVerificationCatalog {
    static let guide = ComponentGuide(
        purpose: """
            After a deposit with mobile money, which the customer confirms on the phone rather than here. What has \
            become of something else is StatusInfo.
            """,
        data: """
            How far the confirmation has come, the phone's number, the time that is left and the digits entered, \
            from the payment provider; words of its own in place of the component's where it has them.
            """,
        answers:
            """
            Where it failed or the time is over, a press sends the prompt again. Once it is confirmed the owner is told, \
            and a press leads on to what follows. Otherwise there is only to wait.
            """,
        time: """
            The spinner turns while the prompt is on its way, and the time that is left counts down by the second. \
            With the last one it is over.
            """,
        reading: """
            What happens and what that means, the number, the digits entered, the time that is left, and the button \
            where there is one.
            """)
}
