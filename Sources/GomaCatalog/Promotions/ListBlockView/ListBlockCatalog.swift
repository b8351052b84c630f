extension ListBlockDisplayState {
    static let first = Self(marker: .number(1), items: [.welcomeBonus])
    static let withPicture = Self(
        marker: .picture(name: "step-gift", alternative: "Gift box"), items: [.welcomeBonus, .freeSpins])
    static let pictureFails = Self(
        marker: .picture(name: "missing-step", alternative: "Gift box"), items: [.welcomeBonus, .long])
    static let withoutNumber = Self(marker: .ring, items: [.welcomeBonus])
    static let threeLines = Self(
        marker: .number(2),
        items: [.welcomeBonus, .freeSpins, BulletItemBlockDisplayState(title: "Weekly cashback rewards")])
    static let longLines = Self(
        marker: .number(3),
        items: [
            .long,
            BulletItemBlockDisplayState(title: "Additional terms and conditions may apply to bonus offers"),
        ])
}

enum ListBlockCatalog: BlockCatalogEntry {
    typealias ComponentType = ListBlockView

    static let summary = "A step of a promotion: its number or picture, and its lines."
    static let tags = ["promotion", "page", "list", "step", "picture"]
    static let children: [any StandardComponent.Type] = [BulletItemBlockView.self]
    static let variants: [Variant<ListBlockDisplayState>] = [
        Variant("First step", .first),
        Variant("Tenth step", .init(marker: .number(10), items: [.welcomeBonus, .freeSpins])),
        Variant("With picture", .withPicture, summary: "It comes after a second"),
        Variant("Picture fails", .pictureFails, summary: "Initials stand in for it"),
        Variant("Without number", .withoutNumber),
        Variant("Three lines", .threeLines),
        Variant("Long lines", .longLines),
    ]
    static let plays = [Play.pictureFails(initials: "GB", meanwhile: "On its way")]
}
