extension CustomExpandableSectionCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For a part of a page that opens and closes, with texts or with views of your own inside. For texts alone, \
            without an icon, ExpandableSection is enough.
            """,
        data: """
            Title, icon, texts, whether they show, and two pictures where a triangle does not say so well enough. Views \
            of your own go into its container.
            """,
        answers: "Enter, Space and a click open the card or close it; Right opens and Left closes.",
        reading: "The title, whether it is open, then what is in it; pictures are not read.")
}
