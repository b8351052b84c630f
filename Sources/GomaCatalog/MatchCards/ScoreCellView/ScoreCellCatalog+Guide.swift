extension ScoreCellCatalog {
    static let guide = ComponentGuide(
        purpose: "As a part of Score, which decides which columns have room. Alone it is for a layout of your own.",
        data: """
            What either side has, as text from the match's feed, which of the two stands out, how the column is set \
            apart, and whether the values are there, missing or loading.
            """,
        answers: "Nothing; it is only read.",
        reading: """
            Both values together, such as "3–1"; nothing while they are missing or loading.
            """)
}
