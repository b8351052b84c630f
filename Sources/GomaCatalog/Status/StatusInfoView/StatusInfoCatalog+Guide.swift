extension StatusInfoCatalog {
    static let guide = ComponentGuide(
        purpose: """
            Fills a page or a sheet once something has ended, with the buttons for what comes next below it. What is \
            told beside other things, such as a cash-out, is CashoutSubmissionInfo.
            """,
        data: """
            How it has ended, a title and a message, in the words of whoever did it. Colour and mark follow from how \
            it has ended.
            """,
        answers: "Nothing; it is only read.",
        reading: """
            How it has ended, such as "Error", then title and message in full.
            """)
}
