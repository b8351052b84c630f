/// Components in their states as files: one for each component and theme in a folder for its category, and an index.
@MainActor
package final class CatalogueDump {
    /// The options of a dump's files.
    package struct Options {
        package var format = PictureFormat.text
        /// One file for each; a single one is not part of the files' names.
        var themes: [StyleProvider]
        package var depth = ColorDepth.direct
        /// Columns offered, each a picture of its own; the component's default where empty.
        package var widths: [Int] = []
        /// Only these states; all where empty.
        package var states: [String] = []
        /// Whether texts hold the layers below the glyphs.
        package var withStyles = false
        /// How to draw; its glyphs are those of a theme without wishes, or ASCII.
        package var drawing = RenderOptions()

        package init(themes: [StyleProvider]) { self.themes = themes }
    }

    /// A file to write.
    package struct File {
        /// Below the folder.
        package let path: String
        package let component: ComponentDescriptor
        let theme: StyleProvider
    }

    let options: Options
    /// All files, in the order of the registry.
    package let files: [File]
    /// Which of them are written, and by whom the index.
    let shard: Shard

    /// Components that have none of the states asked for are left out.
    package init(_ components: [ComponentDescriptor], options: Options, shard: Shard = .whole) {
        self.options = options
        self.shard = shard
        let isThemed = options.themes.count > 1
        files = components.filter { !CatalogueDump.states(of: $0, options).isEmpty }.flatMap { component in
            options.themes.map { theme in
                let suffix = isThemed ? "@\(FileName.safe(theme.name))" : ""
                let name = "\(FileName.base(of: component))\(suffix).\(options.format.fileExtension)"
                return File(path: "\(FileName.folder(of: component))/\(name)", component: component, theme: theme)
            }
        }
    }

    /// The files of this shard.
    package var ownFiles: [File] { shard.part(of: files) }

    /// Writes the files of this shard; the first one writes the index too.
    /// - Parameter onFile: called before each file with its place among them, from one.
    /// - Returns: how many files are new or changed.
    /// - Throws: ``OutputError`` before anything is written where a file of somebody else's is in the way.
    package func write(to writer: DumpWriter, onFile: (_ number: Int, _ file: File) -> Void = { _, _ in }) throws -> Int
    {
        let (own, index) = (ownFiles, DumpIndex(self))
        try writer.check(own.map(\.path) + (shard.number == 1 ? [index.path] : []))
        var changed = 0
        try writer.writeMany { write in
            for (place, file) in own.enumerated() {
                onFile(place + 1, file)
                if try write(text(of: file), file.path) { changed += 1 }
            }
            if shard.number == 1, try write(index.text, index.path) { changed += 1 }
        }
        return changed
    }

    /// What a file holds.
    package func text(of file: File) throws -> String {
        var drawing = options.drawing
        drawing.glyphs = file.theme.glyphSet(isASCIIOnly: drawing.glyphs.isASCII)
        let pictures = try pictures(of: file.component, drawing)
        return options.format.text(
            of: ComponentDump(
                file.component, pictures: pictures, glyphs: drawing.glyphs, withStyles: options.withStyles),
            withStyles: options.withStyles, sheet: sheet(of: file, pictures), theme: file.theme, depth: options.depth
        ) { $0.lines(of: file.component, pictures: pictures) }
    }

    private func pictures(of component: ComponentDescriptor, _ drawing: RenderOptions) throws -> [Picture] {
        try Self.states(of: component, options).flatMap { state in
            try (options.widths.isEmpty ? [component.defaultWidth] : options.widths.eachOnce).map { width in
                var drawing = drawing
                drawing.width = width
                drawing.namesViews = options.format == .json
                return try Picture(component, stateAt: state, options: drawing)
            }
        }
    }

    private func sheet(of file: File, _ pictures: [Picture]) -> PictureSheet {
        PictureSheet(
            file.component.id,
            notes: ["\(file.component.category.title) / \(file.component.subcategory)", file.theme.title],
            items: pictures.map { PictureSheet.Item(DumpBlock.title(of: $0), $0.sheetSurface) })
    }

    /// The places of the states that a component's files hold.
    static func states(of component: ComponentDescriptor, _ options: Options) -> [Int] {
        guard !options.states.isEmpty else { return Array(component.states.indices) }
        return Set(options.states.compactMap(component.stateIndex(named:))).sorted()
    }
}

extension Picture {
    /// What a sheet shows of the picture: its film where it has one that moves.
    var sheetSurface: Surface {
        guard let film, film.moves else { return surface }
        return FilmStrip(film, width: FilmStrip.sheetWidth).surface
    }
}
