extension [ScreenPicture] {
    /// Pictures of whole windows as the text of one file, in any format.
    /// - Parameters:
    ///   - header: the lines above the pictures, the first of them what they are of.
    ///   - withStyles: whether texts hold the layers below the glyphs.
    @MainActor
    package func text(
        under header: [String], as format: PictureFormat, theme: StyleProvider, depth: ColorDepth, withStyles: Bool
    ) -> String {
        let subject = header.first ?? ""
        let items = map { PictureSheet.Item($0.title, $0.surface) }
        return format.text(
            of: ComponentDump(header: header, of: self), withStyles: withStyles,
            sheet: PictureSheet(subject, notes: [theme.title], items: items), theme: theme, depth: depth
        ) { $0.lines(of: subject, pictures: self) }
    }
}
