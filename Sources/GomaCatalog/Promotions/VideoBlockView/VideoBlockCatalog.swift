enum VideoBlockCatalog: VideoCatalogEntry {
    typealias ComponentType = VideoBlockView

    static let summary = "A short video between the texts of a promotion's page."
    static let defaultWidth = 44
}
