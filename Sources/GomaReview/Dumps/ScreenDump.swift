import GomaKit
import TerminalKit

/// Pictures of whole windows as one file, in any format.
@MainActor
package struct ScreenDump {
    /// The lines above the pictures, the first of them what they are of.
    let header: [String]
    let pictures: [ScreenPicture]

    package init(header: [String], pictures: [ScreenPicture]) {
        self.header = header
        self.pictures = pictures
    }

    /// The file's text.
    /// - Parameter withStyles: whether texts hold the layers below the glyphs.
    package func text(
        as format: PictureFormat, theme: StyleProvider, depth: ColorDepth, withStyles: Bool
    ) -> String {
        let dump = ComponentDump(header: header, of: pictures)
        switch format {
        case .text: return dump.text(withStyles: withStyles)
        case .ansi:
            var writer = ANSIWriter(colors: theme, depth: depth)
            return dump.text(withStyles: withStyles) { writer.rows(of: $0) }
        case .svg: return text(SVGWriter(theme: theme, depth: depth).lines(of: sheet(theme)))
        case .html: return text(HTMLWriter(theme: theme, depth: depth).lines(of: sheet(theme)))
        case .json:
            var writer = JSONWriter(theme: theme, depth: depth)
            return text(writer.lines(of: header.first ?? "", pictures: pictures))
        }
    }

    private func sheet(_ theme: StyleProvider) -> PictureSheet {
        PictureSheet(
            header.first ?? "", notes: [theme.title],
            items: pictures.map { PictureSheet.Item($0.title, $0.surface) })
    }

    private func text(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }
}
