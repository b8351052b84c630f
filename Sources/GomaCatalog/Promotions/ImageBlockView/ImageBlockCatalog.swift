extension ImageBlockDisplayState: ImageDisplayState {
    static let stadium = Self(
        picture: BlockPicture(name: "promo-stadium", alternative: "A full stadium at night", proportion: 2.0))
}

enum ImageBlockCatalog: ImageCatalogEntry {
    typealias ComponentType = ImageBlockView

    static let summary = "A picture between the texts of a promotion's page."
}
