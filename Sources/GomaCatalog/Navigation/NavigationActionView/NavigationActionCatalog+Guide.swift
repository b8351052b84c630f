extension NavigationActionCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For one way to another page that stands by itself. For a menu of several take ProfileMenuList, for what is \
            done right here Button.
            """,
        data: """
            The title, what stands at the row's end, and whether the customer can go there now; from the page. A way \
            back has its mark and goes back.
            """,
        answers: "A press asks the owner for the page. A closed way takes no press.",
        reading: "The title; the mark is not read.")
}
