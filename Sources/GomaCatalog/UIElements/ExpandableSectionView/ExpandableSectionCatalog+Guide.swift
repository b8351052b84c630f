extension ExpandableSectionCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For texts that few customers want to read, such as terms. With an icon, or with views of your own inside, \
            take CustomExpandableSection.
            """,
        data: "The title, the texts, and whether they show. A model keeps that, so a list may use its views again.",
        answers: "Enter, Space and a click open the section or close it; Right opens and Left closes.",
        reading: "The title, whether it is open, then its texts; the sign is not read.")
}
