extension ImageSectionDisplayState: ImageDisplayState {
    static let stadium = Self(
        picture: BlockPicture(name: "section-stadium", alternative: "A full stadium at night", proportion: 2.4))
}

enum ImageSectionCatalog: ImageCatalogEntry {
    typealias ComponentType = ImageSectionView

    static let summary = "A picture from edge to edge of a promotion's page."
}
