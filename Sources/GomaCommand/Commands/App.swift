import ArgumentParser
import Foundation

/// `gomaui app`
struct App: ProgramCommand {
    static let configuration = CommandConfiguration(
        commandName: "app",
        abstract: "Open the app that comes with the program, a sportsbook and casino.",
        discussion: """
            It is made of components of the catalogue and of pages as data alone. Its services are simulated: the code that they \
            send is 2468, matches are played on the program's own time line, and what goes wrong (slow answers, refusals, moved \
            odds, a lost feed) is switched on from the list of commands, by Ctrl-P, or from the start by --do.

            1 to 5 go to its tabs, b opens the bet slip, / searches, d pays in; ? lists all keys, and Esc leads back.

            What is done is there again the next time: it is kept in $XDG_STATE_HOME/\(Program.name)/app.json, which is \
            ~/.local/state/\(Program.name)/app.json unless set. --fresh begins anew.

            EXAMPLES
              \(Program.name) app
              \(Program.name) app --fresh --do "Trouble: slow answers"
              \(Program.name) app --at casino --locale pt
              \(Program.name) app --feed match.feed --keep demo.json
              \(Program.name) app --components
            """)

    @Option(
        help: ArgumentHelp(
            "Events of matches to show as they come: a file, or - for standard input.", valueName: "file|-"),
        completion: .file())
    var feed: String?

    @Option(
        name: .customLong("at"),
        help: ArgumentHelp("The page to begin with, by its name, such as casino.", valueName: "page"))
    var destination: String?

    @Option(
        name: .customLong("do"),
        help: ArgumentHelp(
            "A command to do at the start, by its title; may be repeated.", valueName: "command"))
    var commands: [String] = []

    @Option(help: ArgumentHelp("The file that keeps what is done.", valueName: "file"), completion: .file())
    var keep: String?

    @Flag(help: "Begin anew, whatever has been kept.")
    var fresh = false

    @Flag(help: "Print the components that stand in it with their pages, in brackets those where it is in another.")
    var components = false

    @Flag(help: "Begin with time held: Alt-, lets it go on, Alt-. a second pass, Alt-> a minute.")
    var hold = false

    @OptionGroup var statistics: StatsFlag
    @OptionGroup var flags: ScreenFlags

    func validate() throws {
        guard !components || !isOpenedInSomeWay else {
            throw ValidationError("--components prints a list and opens nothing; it goes alone")
        }
    }

    /// Whether something is asked for that only an app that is opened has.
    private var isOpenedInSomeWay: Bool {
        feed != nil || destination != nil || !commands.isEmpty || keep != nil || fresh || hold || statistics.stats
            || flags.isAskedFor
    }

    @MainActor
    func run(in program: Program) async throws {
        guard let app = program.app else {
            throw Failure(
                "this program comes with no app; \"\(Program.name) page FILE\" opens a page", code: FailureCode.usage)
        }
        let files = PageInput(app)
        let page = try files.page()
        guard !components else {
            return try Output.write(ComponentPlaces(page, registry: try program.registry).lines)
        }
        let feed = try feed.map(NamedFeed.init)
        try await GallerySession.runPage(
            program, flags.options, page: page, from: files, at: destination, watches: false, holds: hold,
            keeper: try keeper(), measuresFrames: statistics.stats
        ) { presenter, scheduler in
            for command in commands { try presenter.perform(command) }
            return try [feed].compactMap(\.self).map { try $0.start(for: presenter, on: scheduler) }
        }
    }

    /// Keeps what is done in the file that is named, else where programs keep such things; `nil` where nobody says where that is.
    @MainActor
    private func keeper() throws -> PageKeeper? {
        if let keep { return PageKeeper(path: keep, isFresh: fresh) }
        guard let folder = ReviewDecisions.stateFolder(environment: ProcessInfo.processInfo.environment) else {
            return nil
        }
        let place = URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent(Program.name)
        try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        return PageKeeper(path: place.appendingPathComponent("app.json").path, isFresh: fresh)
    }
}
