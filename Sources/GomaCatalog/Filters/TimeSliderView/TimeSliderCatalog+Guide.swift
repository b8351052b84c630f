extension TimeSliderCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For a list that is narrowed by how soon something begins. For values without names take CustomSlider, for \
            choices in no order SimpleSquaredFilterBar.
            """,
        data: """
            The title, the ranges with their names and hours, and which one applies; from the page that is filtered. \
            Names are best kept to five characters.
            """,
        answers: """
            Arrows go to the next range, Page Up and Page Down over some, Home and End to the ends; a click on the track \
            or a name goes to the nearest, as does letting go of the button elsewhere. Every change is told once.
            """,
        reading: "The title, and the name of the range that applies.")
}
