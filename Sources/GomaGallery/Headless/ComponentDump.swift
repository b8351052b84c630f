import GomaUI
import TerminalKit

/// A component in all its states, as one file of text.
public struct ComponentDump: Hashable, Sendable {
    /// Name, category and glyph set.
    public let header: [String]
    public let blocks: [DumpBlock]

    /// Draws a component.
    /// - Parameters:
    ///   - widths: columns offered, one block each; the component's own default where empty.
    @MainActor
    public init(_ component: ComponentDescriptor, widths: [Int] = [], options: RenderOptions = RenderOptions()) throws {
        header = [
            component.id, "category: \(component.category.rawValue) / \(component.subcategory)",
            "glyphs: \(options.glyphs.isASCII ? "ASCII" : "Unicode")",
        ]
        var blocks: [DumpBlock] = []
        for index in component.states.indices {
            for width in widths.isEmpty ? [component.defaultWidth] : widths {
                var options = options
                options.width = width
                blocks.append(DumpBlock(try Picture(component, stateAt: index, options: options)))
            }
        }
        self.blocks = blocks
    }

    /// Reads a dump that has been written with all its layers.
    public init(parsing text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let starts = lines.indices.filter { lines[$0].hasPrefix(DumpBlock.mark) }
        header = lines[..<(starts.first ?? lines.endIndex)].filter { !$0.isEmpty }
        blocks = zip(starts, starts.dropFirst() + [lines.endIndex]).map { DumpBlock(parsing: lines[$0..<$1]) }
    }

    /// The file's text.
    /// - Parameter withStyles: whether the layers below the glyphs come too: styles by role, focus order, reading text.
    public func text(withStyles: Bool) -> String {
        (header + blocks.flatMap { [""] + $0.lines(withStyles: withStyles) }).joined(separator: "\n") + "\n"
    }

    /// Where a component's file lies below the folder of dumps.
    @MainActor
    public static func path(of component: ComponentDescriptor) -> String {
        "\(component.category.rawValue)/\(component.name).txt"
    }
}
