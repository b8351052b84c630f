extension CustomNavigationCatalog {
    static let guide = ComponentGuide(
        purpose: """
            At the head of a sheet that lies over the app, such as the registration. For a page that is left rather \
            than closed take SimpleNavigationBar.
            """,
        data: """
            The brand's name and perhaps its picture, and the roles that head and cross are drawn in; the same for \
            every sheet of a brand.
            """,
        answers: "The cross asks the owner to put the sheet away.",
        time: "The brand's picture comes when it is loaded; until then, and where it does not come, initials stand in.",
        reading: "The brand, then the way to close the sheet.")
}
