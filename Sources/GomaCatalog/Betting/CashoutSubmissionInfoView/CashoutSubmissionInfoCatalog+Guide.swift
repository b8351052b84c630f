extension CashoutSubmissionInfoCatalog {
    static let guide = ComponentGuide(
        purpose: """
            Where a cash-out was asked for, from the request to the customer's answer. For the offer itself take \
            CashoutAmount.
            """,
        data: """
            Which bet and how much of it, whether the request is on its way, given or refused, and whether there is \
            anything to tell; from the cash-out service. Hidden, it takes no room.
            """,
        answers: """
            "OK" takes a success away, and tells its owner. "Retry" asks for the cash-out again after a failure.
            """,
        time: "A spinner turns while the request is on its way, until success or failure takes its place.",
        reading: "The sentence, then the button: none during a first request, one out of use while it is asked again.")
}
