extension VideoSectionCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For a few moving pictures that part a page, from edge to edge. Between texts take VideoBlock; for one picture, ImageSection.
            """,
        data: """
            A title, a poster and the pictures that follow each other, by names that the app loads, and how long each \
            stays; a section is as wide as the page. Without pictures there is nothing to play.
            """,
        answers: """
            A press plays, pauses and goes on, or tries again where the pictures failed; at its end the video stands at \
            its start. Without motion each press shows the next picture.
            """,
        time: "The pictures are loaded when it is first played, and then follow each other to the end.",
        reading: "The title, how long it is and how far it has come, whether it plays, and what a press does.")
}
