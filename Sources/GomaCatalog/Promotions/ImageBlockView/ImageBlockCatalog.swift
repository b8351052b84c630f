extension ImageBlockDisplayState: ImageDisplayState {
    static let stadium = Self(
        picture: BlockPicture(name: "promo-stadium", alternative: "A full stadium at night", proportion: 2.0))
}

/// The picture's page in the gallery.
enum ImageBlockCatalog: ImageCatalogEntry {
    typealias ComponentType = ImageBlockView

    static let summary = "A picture between the texts of a promotion's page."
}
