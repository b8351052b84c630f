extension SeeMoreButtonCatalog {
    static let guide = ComponentGuide(
        purpose: """
            Below a list that comes in pages. For one press that does something else take Button.
            """,
        data: """
            How much is left, from the list's server, or words for the next page where nobody knows; and whether a \
            page is on its way or did not come.
            """,
        answers: """
            A press asks for the next page, or once more for one that did not come. While a page is on its way, and \
            once all has come, there is nothing to press.
            """,
        time: "The spinner turns until the page has come or nobody waits for it any more; then the count goes down.",
        reading: """
            The words with the count, such as "Load 25 more"; "Loading" meanwhile, and why a page did not come.
            """)
}
