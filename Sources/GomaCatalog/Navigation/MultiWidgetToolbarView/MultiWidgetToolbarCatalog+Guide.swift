extension MultiWidgetToolbarCatalog {
    static let guide = ComponentGuide(
        purpose: """
            At the top of an app, above all its pages. For the head of one page take SimpleNavigationBar, for that of a \
            sheet CustomNavigation.
            """,
        data: """
            The lines of widgets for guests and for customers, from the app's settings; who is logged in, and the \
            balance, from the account. A session without lines takes no room.
            """,
        answers: """
            Each widget asks the owner for where it leads; the wallet's halves answer for themselves. The sixth press \
            on the logo in a row, each within two seconds of the last, leads to the developers' page.
            """,
        time: "The widgets change as the customer logs in or out, and the balance as the account does.",
        reading: """
            From left to right, line by line: the brand, each widget by its words, the language by its code, the \
            balance before the deposit.
            """)
}
