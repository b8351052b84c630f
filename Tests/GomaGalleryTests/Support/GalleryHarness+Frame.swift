import GomaTestSupport

extension GalleryHarness {
    /// Where the screen is another than it should be: the number of each such row, what it should say and what it says.
    func difference(from frame: String) -> [String] {
        let expected = frame.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let shown = window.surface.rows
        return (0..<max(expected.count, shown.count)).compactMap { y in
            let row = expected.indices.contains(y) ? expected[y] : "no row"
            let other = shown.indices.contains(y) ? shown[y] : "no row"
            return row == other ? nil : "row \(y + 1): \"\(row)\" is \"\(other)\""
        }
    }
}
