extension CodeInputCatalog {
    static let guide = ComponentGuide(
        purpose: "Where a bet slip, or something else that was saved elsewhere, is loaded by its code.",
        data: """
            The code, how long codes are, what the field and the button say, and how far a request has come; from the \
            service that keeps bet slips.
            """,
        answers: """
            What is typed or pasted is written as codes are: in capitals, without other characters, and cut with a \
            word where it is too long. Return and the button load it; what was wrong goes with the next edit.
            """,
        time: "A code that was sent waits for its answer, and nothing can be changed until then.",
        reading: """
            The field with the code, and what is wrong with it or became of the request, all as one; then the button or \
            that it is loading.
            """)
}
