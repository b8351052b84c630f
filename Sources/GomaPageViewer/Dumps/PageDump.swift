/// A page as something to dump and to approve: the page that all begins with, and those that its routes lead to without
/// parameters, each from its top, without the focus, at several sizes of the window.
package struct PageDump: DumpSubject {
    /// How it is drawn.
    package struct Options: Sendable {
        /// Sizes of the window, each a picture of its own.
        package var sizes = PageDump.sizes
        /// The pages to draw by name and parameters, ``PageDump/firstPage`` among them; all without parameters where empty.
        package var pages: [String] = []
        /// Glyphs, language and motion; the moment where it is not the start of all.
        package var drawing = RenderOptions(time: PageDump.rest)

        package init() {}
    }

    /// What the page that all begins with is called.
    package nonisolated static let firstPage = "first page"
    /// From a narrow window to a wide one.
    package nonisolated static let sizes = [
        Size(width: 40, height: 24), Size(width: 80, height: 24), Size(width: 120, height: 40),
        Size(width: 200, height: 60),
    ]
    /// The moment at which what a page waits for, such as its pictures, is there.
    package nonisolated static let rest = Duration.seconds(2)

    package let name: String
    /// The page's file, as it was named.
    package let file: String
    private let page: PageDescription
    private let kit: PageKit
    private let registry: ComponentRegistry
    private let files: (String) throws -> String
    private let folder: String

    /// - Parameters:
    ///   - file: the page's file, as a way from the working directory.
    ///   - files: reads the files that sources name.
    ///   - folder: the folder of dumps.
    /// - Throws: ``PageMistakes`` with all that is wrong with the page.
    package init(
        _ page: PageDescription, at file: String, kit: PageKit, registry: ComponentRegistry,
        files: @escaping (String) throws -> String, in folder: String
    ) throws {
        name = ApprovedPage.name(of: file)
        (self.page, self.file, self.kit, self.registry, self.files, self.folder) =
            (page, file, kit, registry, files, folder)
        _ = try PageSession(
            page, kit: kit, registry: registry, environment: RenderOptions().environment, files: files)
    }

    package var id: String { ApprovedPage.mark + name }

    package var dumpPath: String { ApprovedPage.path(of: name) }

    package var stateNames: [String] { [Self.firstPage] + page.plainRouteNames }

    package func stateIndex(named name: String) -> Int? {
        func key(_ name: String) -> String { name.lowercased().replacing("-", with: " ") }
        return stateNames.firstIndex { key($0) == key(name) }
    }

    package func dump() throws -> ComponentDump {
        var options = Options()
        options.drawing.namesViews = false
        return try ComponentDump(header: header(options), of: pictures(options))
    }

    /// The page as a file.
    /// - Throws: ``PageNameError`` for a page that it does not have.
    package func text(
        _ options: Options, as format: PictureFormat, theme: StyleProvider, depth: ColorDepth, withStyles: Bool
    ) throws -> String {
        var options = options
        options.drawing.namesViews = format == .json
        return try pictures(options)
            .text(under: header(options), as: format, theme: theme, depth: depth, withStyles: withStyles)
    }

    private func header(_ options: Options) -> [String] {
        ApprovedPage.header(name, file: file, in: folder, glyphs: options.drawing.glyphs)
    }

    func pictures(_ options: Options) throws -> [ScreenPicture] {
        let names = options.pages.isEmpty ? stateNames : options.pages.map(plainName).eachOnce
        let sizes = options.sizes.eachOnce
        return try names.flatMap { name in try sizes.map { try picture(of: name, $0, options.drawing) } }
    }

    /// A page's name as titles write it: the first page may be named in several ways.
    private func plainName(_ name: String) -> String { stateIndex(named: name) == 0 ? Self.firstPage : name }

    /// A page in a window of its own, with sources of its own, so that no picture hangs on another.
    private func picture(of name: String, _ size: Size, _ drawing: RenderOptions) throws -> ScreenPicture {
        let environment = drawing.environment
        let controller = try PageController(
            page, kit: kit, components: registry, in: environment, isChecked: true, files: files)
        let isFirst = stateIndex(named: name) == 0
        guard isFirst || controller.go(to: name) else {
            throw PageNameError(file: file, name: name, known: [Self.firstPage] + page.routeNames)
        }
        let window = Window(
            size: size, root: controller, glyphs: environment.glyphs, background: .role(.backgroundPrimary),
            scheduler: environment.scheduler)
        // From its top, as it stands when nobody has come inside: who gets the focus is brought into view.
        window.focus(nil)
        window.update()
        environment.scheduler.advance(by: drawing.time)
        return ScreenPicture(
            isFirst ? Self.firstPage : name, of: window, showing: controller.top.view, namesViews: drawing.namesViews)
    }
}
