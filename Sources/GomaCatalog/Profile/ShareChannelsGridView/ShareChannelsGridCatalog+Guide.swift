extension ShareChannelsGridCatalog {
    static let guide = ComponentGuide(
        purpose: """
            Under something that the customer may want others to see, such as a booking code. For one way to share \
            take ButtonIcon.
            """,
        data: """
            The channels, each with where it leads and whether it can be used here, and the text that is shared; from \
            the page.
            """,
        answers: """
            A press asks the owner to share the text over the channel, or to copy it. A channel that cannot be used \
            takes no press.
            """,
        time: "Whether it was shared or copied is told for two seconds, once the owner has answered.",
        reading: "Each channel by its name, and whether it was used just now; marks are not read.")
}
