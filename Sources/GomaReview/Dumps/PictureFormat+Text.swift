extension PictureFormat {
    /// Pictures as the text of one file.
    /// - Parameters:
    ///   - dump: what texts are made of.
    ///   - withStyles: whether these hold the layers below the glyphs.
    ///   - sheet: what drawings and pages show.
    ///   - data: has a writer make the lines of data.
    @MainActor
    func text(
        of dump: @autoclosure () -> ComponentDump, withStyles: Bool, sheet: @autoclosure () -> PictureSheet,
        theme: StyleProvider, depth: ColorDepth, data: (inout JSONWriter) -> [String]
    ) -> String {
        func text(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }
        switch self {
        case .text: return dump().text(withStyles: withStyles)
        case .ansi:
            var writer = ANSIWriter(colors: theme, depth: depth)
            return dump().text(withStyles: withStyles) { writer.rows(of: $0) }
        case .svg: return text(SVGWriter(theme: theme, depth: depth).lines(of: sheet()))
        case .html: return text(HTMLWriter(theme: theme, depth: depth).lines(of: sheet()))
        case .json:
            var writer = JSONWriter(theme: theme, depth: depth)
            return text(data(&writer))
        }
    }
}
