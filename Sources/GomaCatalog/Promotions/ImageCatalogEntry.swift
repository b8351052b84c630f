/// The page of a picture in the gallery, which is the same between texts and from edge to edge.
protocol ImageCatalogEntry: BlockCatalogEntry where ComponentType.State: ImageDisplayState {}

extension ImageCatalogEntry {
    static var tags: [String] { ["promotion", "page", "picture", "loading"] }
    static var variants: [Variant<State>] {
        [
            Variant("Loaded", .stadium, summary: "The picture comes after a second"),
            Variant("Tall", .tall, summary: "The shape is known before the picture has come"),
            Variant("Fails", .failing, summary: "What there is to see is said in words"),
            Variant("Without picture", .withoutPicture),
        ]
    }
    static var plays: [Play] {
        [
            Play(
                "The picture comes", state: "Loaded",
                """
                frame "On its way"
                wait 1s
                frame "There, in the same place"
                """),
            Play(
                "The picture fails", state: "Fails",
                """
                frame "The words are faint while it is on its way"
                wait 1s
                expect "Two friends"
                frame "Words stand in"
                """),
        ]
    }
}
