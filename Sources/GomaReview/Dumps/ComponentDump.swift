/// A component in all its states with what its plays do with it, or a page at several sizes, as one file of text.
package struct ComponentDump: Equatable, Sendable {
    /// Name, category and glyph set.
    package let header: [String]
    package let blocks: [DumpBlock]
    /// What the blocks are drawn from; none where the dump has been read.
    private let surfaces: [Surface]

    /// Whether the layers below the glyphs are there, which are left out unless somebody asks for them. Plays have none
    /// in any dump, nor have states without rows.
    var hasStyles: Bool {
        let pictures = blocks.filter { !$0.isPlay && !$0.glyphs.isEmpty }
        return pictures.isEmpty || pictures.contains { !$0.styles.isEmpty }
    }

    /// A dump put together from blocks that are there already; it has no pictures to write in another way.
    init(header: [String], blocks: [DumpBlock]) {
        self.header = header
        self.blocks = blocks
        surfaces = []
    }

    /// Draws a component, and plays its plays: what is approved.
    /// - Parameter options: how to draw; states that move by themselves come with a film unless it says otherwise.
    @MainActor
    package init(
        _ component: ComponentDescriptor, options: RenderOptions = RenderOptions(film: .motion)
    ) throws {
        var drawing = options
        drawing.namesViews = false
        self.init(
            component,
            pictures: try component.states.indices.map { try Picture(component, stateAt: $0, options: drawing) },
            plays: component.plays.map { PlayTranscript($0, of: component) }, glyphs: options.glyphs)
    }

    /// A dump of whole windows.
    /// - Parameter header: the lines above them.
    @MainActor
    package init(header: [String], of pictures: [ScreenPicture]) {
        self.header = header
        blocks = pictures.map(DumpBlock.init)
        surfaces = pictures.map(\.surface)
    }

    /// A dump of pictures that have been drawn already.
    /// - Parameter withStyles: whether somebody asks for the layers below the glyphs.
    @MainActor
    init(
        _ component: ComponentDescriptor, pictures: [Picture], plays: [PlayTranscript] = [], glyphs: Glyphs,
        withStyles: Bool = true
    ) {
        header = [
            component.id, "category: \(component.category.rawValue) / \(component.subcategory)",
            "glyphs: \(glyphs.isASCII ? "ASCII" : "Unicode")",
        ].map(TextGate.sanitized)
        blocks = pictures.map { DumpBlock($0, withStyles: withStyles) } + plays.map(DumpBlock.init)
        surfaces = pictures.map(\.sheetSurface)
    }

    /// Reads a dump that has been written with all its layers.
    init(parsing text: String) { self.init(parsing: Self.lines(of: text)) }

    init(parsing lines: [String]) {
        let starts = lines.indices.filter { DumpBlock.isRule(lines[$0]) }
        header = lines[..<(starts.first ?? lines.endIndex)].filter { !$0.isEmpty }
        surfaces = []
        blocks = zip(starts, starts.dropFirst() + [lines.endIndex]).map { DumpBlock(parsing: lines[$0..<$1]) }
    }

    /// The lines of a file, the empty ones too: each ends with a line feed, so that bytes alone tell where.
    static func lines(of text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(Substring($0)) }
    }

    /// The file's text.
    /// - Parameter withStyles: whether the layers below the glyphs come too: styles by role, focus order, reading text.
    package func text(withStyles: Bool) -> String {
        (header + blocks.flatMap { [""] + $0.lines(withStyles: withStyles) }).joined(separator: "\n") + "\n"
    }

    /// The file's text with its rows written in another way.
    /// - Parameter rows: turns a picture into lines.
    func text(withStyles: Bool, rows: (Surface) -> [String]) -> String {
        let lines = zip(blocks, surfaces).flatMap { block, surface in
            ["", block.rule] + rows(surface) + (withStyles ? block.layersBelow : [])
        }
        return (header + lines).joined(separator: "\n") + "\n"
    }

    package static func == (lhs: ComponentDump, rhs: ComponentDump) -> Bool {
        lhs.header == rhs.header && lhs.blocks == rhs.blocks
    }

    /// Where a component's file lies below the folder of dumps.
    @MainActor
    package static func path(of component: ComponentDescriptor) -> String {
        "\(FileName.folder(of: component))/\(FileName.base(of: component)).txt"
    }
}
