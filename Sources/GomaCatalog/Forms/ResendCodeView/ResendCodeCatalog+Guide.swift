extension ResendCodeCatalog {
    static let guide = ComponentGuide(
        purpose: "Below the field for a code that was sent by message or mail, for those whom it does not reach.",
        data: """
            How many seconds lie between two codes, and how many of them are left, or how far a request for another \
            code has come; from the service that sends codes.
            """,
        answers: "Once the wait is over, a press asks for another code; after a failure it asks again.",
        time: """
            Every second counts down by one, and at the end the code can be sent again. A request waits for its answer; \
            a code that was sent begins the wait anew.
            """,
        reading: "How long it is until a code can be sent, or that it can be, then why the last one was not.")
}
