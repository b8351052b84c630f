extension StatisticsWidgetCatalog {
    static let guide = ComponentGuide(
        purpose: """
            On the page of a match, for what is known of both sides: who won before, how they do, and numbers against \
            each other. For the score of the match itself take Score.
            """,
        data: """
            Pages in their order, each with its title, how far it has come, and its numbers: a record, form, a \
            comparison, results (twenty at most), or columns. Who shows the page asks for it when it comes into view.
            """,
        answers: """
            Tabs, dots and Page Up and Page Down bring a page into view, and it slides in. A page that did not come can be \
            tried again, one that is there refreshed.
            """,
        time: "A spinner turns until a page is there; one that is refreshed stays meanwhile.",
        reading: """
            Each tab, then the numbers of the page in words, row by row: charts themselves say nothing. Matches won \
            and lost are words, not letters.
            """)
}
