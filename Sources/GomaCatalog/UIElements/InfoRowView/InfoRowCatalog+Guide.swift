extension InfoRowCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For one thing to know with its value, such as an amount on a page of the wallet. For a line to press take \
            ActionRow.
            """,
        data: """
            ID, label, the value as words or as money, and what it says about it: nothing, a gift, success, or a \
            warning. Money is written as the language does.
            """,
        answers: "Nothing in it takes the focus.",
        reading: "The label, then the value, and in a word what the mark says of it.")
}
