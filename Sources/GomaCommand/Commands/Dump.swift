import ArgumentParser

/// `gomaui dump`
struct Dump: ProgramCommand {
    static let configuration = CommandConfiguration(
        commandName: "dump",
        abstract: "Write components in all their states as files, with an index, or pages, one file each.",
        discussion: """
            Files are named Category/Component.txt below the output folder, or .ansi, .svg, .html and .json; with \
            several themes Category/Component@theme.txt. What they hold depends on the components alone, so two runs \
            are the same byte for byte; the index lists the components of the last run, and nothing else. A file that \
            \(Program.name) did not write is never written over, and none is deleted.

            --shard 2/4 writes the second of four parts, so that four machines can share the work: the parts have no \
            file in common and are the whole together.

            A page, which is a YAML file, goes into pages/NAME.txt: the page that all begins with and those that its routes \
            lead to without parameters, in windows of 40×24, 80×24, 120×40 and 200×60, two seconds after it has opened. \
            --state names one of its pages, such as "first page" or match/derby, and --size the windows.

            EXAMPLES
              \(Program.name) dump --output dumps
              \(Program.name) dump OutcomeItem MarketOutcomesLine --output dumps --width 40,80
              \(Program.name) dump --format svg --theme goma-dark,goma-light --output pictures
              \(Program.name) dump Betting Wallet --output betting
              \(Program.name) dump --tag odds --film events --output films
              \(Program.name) dump --state blank --format html --output blank
              \(Program.name) dump --shard 1/2 --output dumps
              \(Program.name) dump Demo/Screens/wallet.yaml --output pages --size 100x30
              \(Program.name) dump Demo/Screens/casino.yaml --state deposit --output pages
            """)

    @Argument(
        help: "The components, categories and namespaces to write, and files of pages; all components unless given.",
        completion: Completion.componentsAndPages)
    var names: [String] = []

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The folder to write to.", valueName: "dir"), completion: .directory,
        transform: Parsing.folder)
    var output: String

    @Flag(help: "Leave the library's own components aside.")
    var mine = false

    @Option(help: "Only components of this category.", completion: Completion.categories)
    var category: String?

    @Option(help: "Only components with this tag.", completion: Completion.tags)
    var tag: String?

    @Option(
        help: "Only this state, of the components that have it, or this page of pages; may be given several times.",
        completion: Completion.states)
    var state: [String] = []

    @Option(
        help: ArgumentHelp(
            "Columns offered, several with commas between; each component's own default unless given.",
            valueName: "n[,n…]"),
        transform: Parsing.columnsList)
    var width: [Int]?

    @Option(
        help: ArgumentHelp(
            "Windows that pages are drawn in, several with commas between; 40x24,80x24,120x40,200x60 unless given.",
            valueName: "n×n[,n×n…]"),
        transform: Parsing.sizes)
    var size: [Size]?

    @OptionGroup var drawing: PictureFlags

    @Option(help: ArgumentHelp("One of several parts, such as 2/4.", valueName: "i/n"), transform: Parsing.shard)
    var shard = Shard.whole

    @OptionGroup var flags: RenderFlags

    @Option(help: RenderFlags.colorsHelp("direct"))
    var colors: ColorDepth?

    /// The files of pages among the names.
    private var pages: [String] { names.filter(NamedPages.isPage) }

    func validate() throws {
        if size != nil, pages.isEmpty { throw ValidationError("--size goes with pages; --width is that of components") }
        if !pages.isEmpty, width != nil {
            throw ValidationError("--width goes with components; --size is that of pages")
        }
        if mine, !pages.isEmpty { throw ValidationError("--mine goes without pages") }
        if !pages.isEmpty, category != nil || tag != nil || drawing.film != nil || shard != .whole {
            throw ValidationError("--category, --tag, --film and --shard go with components alone")
        }
    }

    @MainActor
    func run(in program: Program) async throws {
        let isOfPages = !names.isEmpty && pages.count == names.count
        let dump: CatalogueDump? = try isOfPages ? nil : componentDump(of: program.registry)
        // What has been written is told when all of it has been: its reader may go away.
        var told: [String] = []
        if !pages.isEmpty { told.append(try writePages(of: program)) }
        if let dump { told.append(try writeComponents(of: dump)) }
        try Output.write(told)
    }

    /// The dump of components.
    /// - Throws: `CatalogError`, or a ``Failure`` where no component is like that or has such a state.
    @MainActor
    private func componentDump(of registry: ComponentRegistry) throws -> CatalogueDump {
        let components = try components(in: registry)
        let unknown = state.filter { name in !components.contains { $0.stateIndex(named: name) != nil } }
        guard unknown.isEmpty else {
            throw Failure(
                "no component has a state named \(unknown.map { "\"\($0)\"" }.joined(separator: " or ")); "
                    + "\"\(Program.name) list --json\" shows all", code: FailureCode.usage)
        }
        return CatalogueDump(components, options: try options(), shard: shard)
    }

    /// - Returns: what has been written, in words.
    @MainActor
    private func writeComponents(of dump: CatalogueDump) throws -> String {
        let writer = try DumpWriter(folder: output, overwriting: .ownFiles)
        let count = dump.ownFiles.count
        let changed = try Progress.during {
            try dump.write(to: writer) { Progress.report("\($0) of \(count)  \($1.path)") }
        }
        let components = Set(dump.ownFiles.map(\.component.id)).count
        return "\(Count.of(components, "component")) in \(output), \(Count.of(changed, "file")) new or changed"
    }

    /// - Returns: what has been written, in words.
    @MainActor
    private func writePages(of program: Program) throws -> String {
        let all = try NamedPages(pages, program.pageKit, program.registry, in: output).pages
        var options = PageDump.Options()
        options.sizes = size ?? PageDump.sizes
        options.pages = state
        let styles = try flags.styles()
        var files: [(path: String, text: String)] = []
        for page in all {
            for style in styles {
                options.drawing = flags.options(style, at: drawing.at ?? PageDump.rest)
                let text = try page.text(
                    options, as: drawing.format, theme: style, depth: colors ?? .direct,
                    withStyles: drawing.styles)
                let path = ApprovedPage.path(
                    of: page.name, theme: styles.count > 1 ? style.name : nil, ending: drawing.format.fileExtension)
                files.append((path, text))
            }
        }
        let writer = try DumpWriter(folder: output, overwriting: .ownFiles)
        let changed = try writer.writeAll(files)
        return "\(Count.of(all.count, "page")) in \(output), \(Count.of(changed, "file")) new or changed"
    }

    @MainActor
    private func components(in registry: ComponentRegistry) throws -> [ComponentDescriptor] {
        let words = names.filter { !NamedPages.isPage($0) }
        let named = try registry.components(named: words, isMine: mine)
        if let tag, !registry.components.contains(where: { $0.tags.contains(tag) }) {
            let tags = Set(registry.components.flatMap(\.tags)).sorted()
            throw Failure(
                "no component has the tag \"\(tag)\"\(NearestName.link(for: tag, among: tags)) "
                    + "\"\(Program.name) list --json\" shows all", code: FailureCode.usage)
        }
        let components = try named.filtered(byCategory: category).filter { component in
            tag.map(component.tags.contains) ?? true
        }
        guard !components.isEmpty else {
            throw Failure("no component matches; \"\(Program.name) list\" shows all", code: FailureCode.usage)
        }
        return components
    }

    @MainActor
    func options() throws -> CatalogueDump.Options {
        var options = CatalogueDump.Options(themes: try flags.styles())
        options.format = drawing.format
        // What terminal the program runs in is no business of a file's.
        options.depth = colors ?? .direct
        options.widths = width ?? []
        options.states = state
        options.withStyles = drawing.styles
        options.drawing = RenderOptions(
            glyphs: flags.ascii ? .ascii : .unicode, localization: flags.locale, reducesMotion: flags.reduceMotion,
            time: drawing.at ?? .zero, film: drawing.film)
        return options
    }
}
