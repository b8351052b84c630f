enum VideoSectionCatalog: VideoCatalogEntry {
    typealias ComponentType = VideoSectionView

    static let summary = "A short video from edge to edge of a promotion's page."
    static let defaultWidth = 56
}
