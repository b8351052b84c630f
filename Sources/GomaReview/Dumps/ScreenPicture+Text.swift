extension [ScreenPicture] {
    /// Pictures of whole windows as the text of one file, in any format.
    /// - Parameters:
    ///   - header: the lines above the pictures, the first of them what they are of.
    ///   - withStyles: whether texts hold the layers below the glyphs.
    @MainActor
    package func text(
        under header: [String], as format: PictureFormat, theme: StyleProvider, depth: ColorDepth, withStyles: Bool
    ) -> String {
        let (subject, dump) = (header.first ?? "", ComponentDump(header: header, of: self))
        let items = map { PictureSheet.Item($0.title, $0.surface) }
        let sheet = PictureSheet(subject, notes: [theme.title], items: items)
        func text(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }
        switch format {
        case .text: return dump.text(withStyles: withStyles)
        case .ansi:
            var writer = ANSIWriter(colors: theme, depth: depth)
            return dump.text(withStyles: withStyles) { writer.rows(of: $0) }
        case .svg: return text(SVGWriter(theme: theme, depth: depth).lines(of: sheet))
        case .html: return text(HTMLWriter(theme: theme, depth: depth).lines(of: sheet))
        case .json:
            var writer = JSONWriter(theme: theme, depth: depth)
            return text(writer.lines(of: subject, pictures: self))
        }
    }
}
