extension GeneralFilterBarCatalog {
    static let guide = ComponentGuide(
        purpose: """
            Above a list that can be narrowed in several ways at once, each of which has a page of choices. For one \
            choice among several take PillSelectorBar.
            """,
        data: """
            Each sport that the page is about, as a SportSelectorCell; then the other filters in their order, with \
            what is chosen for each, and the pill that opens all of them with how many are in force. From the page that \
            is filtered.
            """,
        answers: """
            A press on a filter has the page open its choices, one on the last pill all filters. The filters scroll to \
            the one that has the focus; the last pill stays.
            """,
        reading: "Each filter with what is chosen, then the last pill with how many filters are in force.")
}
