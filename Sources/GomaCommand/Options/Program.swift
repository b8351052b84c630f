import GomaCatalog
import GomaGuides

/// A program over a registry of components: what it is called, and what its commands work on.
public struct Program: Sendable {
    /// The command's name, as it is typed.
    public let name: String
    /// What the program is for, in one sentence.
    public let summary: String
    /// What `--version` prints.
    public let version: String
    /// What the pages that it opens can use beside components.
    private let makePageKit: @MainActor @Sendable () -> PageKit
    private let makeRegistry: @MainActor @Sendable () throws -> ComponentRegistry
    /// The app that comes with it; `nil` for none.
    let app: ProgramApp?

    /// The components that it shows.
    /// - Throws: what making the registry throws, such as a `CatalogError` for a name that is taken.
    @MainActor public var registry: ComponentRegistry {
        get throws { try makeRegistry() }
    }

    /// What the pages that it opens can use beside components.
    @MainActor var pageKit: PageKit { makePageKit() }

    /// - Parameters:
    ///   - name: the command's name, as it is typed; messages and help speak of it.
    ///   - summary: what the program is for, in one sentence.
    ///   - version: what `--version` prints; the library's own unless given.
    ///   - pages: the sources and bindings that pages can use.
    ///   - app: what the command "app" opens.
    ///   - registry: the components that it shows; asked for once a command needs them, and again by the next.
    public init(
        name: String, summary: String = "Browse, drive and review UI components in the terminal.",
        version: String? = nil,
        pages: @escaping @MainActor @Sendable () -> PageKit = { PageKit() }, app: ProgramApp? = nil,
        registry: @escaping @MainActor @Sendable () throws -> ComponentRegistry
    ) {
        self.name = name
        self.summary = summary
        self.version = version ?? Version.current
        makePageKit = pages
        self.app = app
        makeRegistry = registry
    }

    /// The program whose command line is taken apart. The parser of arguments asks types, not values, what a program is
    /// called and what a shell may complete; commands themselves are handed their program.
    @TaskLocal static var current = Program(name: "gomaui") { .goma }

    /// What the program is called that runs.
    static var name: String { ProgramName.current }
}
