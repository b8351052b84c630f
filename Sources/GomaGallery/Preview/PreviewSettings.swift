/// The settings of all previews, as somebody chose them: the columns offered, and the terminal that would show them.
package struct PreviewSettings: Hashable, Sendable, Codable {
    var width = PreviewWidth.standard
    var emulation = Emulation()

    /// What differs from what is normal here, in words for the status line.
    func notes(in words: GalleryWords) -> [String] {
        [
            width.title(in: words), emulation.depth?.title(in: words),
            emulation.isASCII.map { $0 ? "ASCII" : "Unicode" },
            emulation.language?.locale,
        ].compactMap(\.self)
    }
}
