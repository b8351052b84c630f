extension SearchCatalog {
    static let guide = ComponentGuide(
        purpose: """
            Where something is looked for by its name: at the top of a page of teams, games or competitions. For a text \
            that is filled in take BorderedTextField.
            """,
        data: """
            What the empty field says, what is typed, how the search for it stands, and up to five searches of before, \
            from the customer's history. The results themselves are the page's.
            """,
        answers: """
            Typing searches by itself, Return hands the text to the page and remembers it, and the cross empties the \
            field. A search of before is repeated by Enter and taken out by Del. After a failure Return tries again.
            """,
        time: """
            It is searched 0.3 seconds after the last key. An answer that comes when something else stands in the field \
            is let pass. Where there is none in 5 seconds, the field says so.
            """,
        reading: """
            What is searched for, the text and why the search failed, all as one; how much was found, then the cross and the \
            searches of before.
            """)
}
