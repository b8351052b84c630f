import ArgumentParser
import Foundation

/// `gomaui check`
struct Check: ProgramCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Compare every component, and every page, with its approved dump.",
        discussion: """
            Says what is new, changed or gone, state by state: rows with - and + and carets below the cells that \
            changed, styles by role and place, focus order and reading text. Rows and columns count from 1. \
            Nothing is written but the report. "\(Program.name) approve" accepts what is there now.

            Pages are compared once they have been approved, which "\(Program.name) approve FILE.yaml" does: the page that \
            all begins with, and those that its routes lead to without parameters, in windows of 40×24, 80×24, 120×40 and \
            200×60.

            What is named is compared alone: components, whole categories or namespaces, and pages by their files. --mine \
            leaves the library's own components aside, in a program that shows them beside others.

            A play is told step by step below the states: what was done, the calls made, the rows that changed.

            --coverage asks another question: what is in the catalogue that nothing shows, plays or approves. It joins \
            every state in every profile (colours, glyphs, columns) with its approved dump, plays, keys and parts. \
            On a terminal its lines are as wide as that; elsewhere they are whole, or as wide as COLUMNS says.

            Exit 0: all the same. 1: something differs. 2: something could not be compared, and standard error says why.

            EXAMPLES
              \(Program.name) check                             everything, against Tests/Snapshots
              \(Program.name) check OutcomeItem Wallet          a component, and a category
              \(Program.name) check --mine                      all but the library's own
              \(Program.name) check Demo/Screens/*.yaml         pages alone
              \(Program.name) check --folder before             against dumps approved elsewhere
              \(Program.name) check Wallet --summary            only which states differ
              \(Program.name) check Wallet --report review.html a page with before and after
              \(Program.name) check Wallet --format github      annotations in a GitHub workflow
              \(Program.name) check Wallet --format junit > check.xml
              \(Program.name) check Wallet --format json | jq .counts
              \(Program.name) check Casino --coverage           what is there, what is missing
              \(Program.name) check Casino --coverage --format json | jq '.findings[].subject'
            """)

    @Argument(
        help: ArgumentHelp(
            "What to compare alone: components, categories, namespaces, files of pages. Another folder is that of approved "
                + "dumps.",
            valueName: "names"),
        completion: Completion.componentsAndPages)
    var names: [String] = []

    @Flag(help: "Leave the library's own components aside.")
    var mine = false

    @Option(
        help: ArgumentHelp(
            "The folder of approved dumps; \(ApprovedDumps.defaultFolder) unless given.", valueName: "dir"),
        completion: .directory, transform: Parsing.folder)
    var folder: String?

    @Flag(help: "Only say which states differ.")
    var summary = false

    @Option(help: "text, json, junit or github.")
    var format = ReviewFormat.text

    @Option(
        help: ArgumentHelp("Write a page with before, after and difference too.", valueName: "file.html"),
        completion: .file(extensions: ["html"]))
    var report: String?

    @Flag(help: "Tell what nothing shows, plays or approves, instead of what differs.")
    var coverage = false

    @OptionGroup
    var jobs: JobsOption

    /// How one of several programs is started that compare: it tells the paths of approved files that say what is drawn, each
    /// as soon as it is known.
    @Flag(help: .hidden)
    var tellSame = false

    /// How one of several programs is started that draw for --coverage: it tells what it has drawn of each component as
    /// soon as that is known.
    @Flag(help: .hidden)
    var tellLooks = false

    private var pages: [String] { names.filter(NamedPages.isPage) }

    func validate() throws {
        if mine, !pages.isEmpty { throw ValidationError("--mine goes without pages") }
        if summary, format != .text { throw ValidationError("--summary goes with --format text") }
        guard coverage else { return }
        if !pages.isEmpty { throw ValidationError("--coverage goes without pages") }
        if report != nil || summary { throw ValidationError("--coverage goes without --report and --summary") }
        if format != .text, format != .json { throw ValidationError("--coverage goes with --format text and json") }
    }

    @MainActor
    func run(in program: Program) async throws {
        let registry = try program.registry
        let (words, dumps) = try wordsAndFolder(in: registry)
        let components = try pages.isEmpty || !words.isEmpty ? registry.components(named: words, isMine: mine) : []
        if tellLooks { return try tellLooks(of: components) }
        if coverage { return try await showCoverage(of: components, among: registry.components, against: dumps) }
        if tellSame { return try tellSame(of: components, in: ApprovedDumps(folder: dumps)) }
        if let report {
            let place = Self.place(ofReport: report)
            try DumpWriter.checkRoom(for: place.name, in: place.folder)
        }
        let review: Review
        do {
            review = try await compare(components, isWhole: words.isEmpty && pages.isEmpty, with: dumps, in: program)
        } catch {
            throw Self.failure(for: error)
        }
        if let report { try write(ReviewPage.text(of: review, library: RenderFlags.library), to: report) }
        let code = Self.code(for: review)
        try Output.write(format.lines(of: review, isBrief: summary), as: format.form, code: code)
        guard review.problems.isEmpty else { throw Failure(review.problems.map(\.description), code: code) }
        if code != 0 { throw ExitCode(code) }
    }

    @MainActor
    private static func code(for review: Review) -> Int32 {
        guard review.problems.isEmpty else { return FailureCode.cannotCompare }
        return review.isSame ? 0 : FailureCode.differs
    }

    /// Why nothing could be compared; a word of the command line that is wrong is told as everywhere else.
    static func failure(for error: any Error) -> Failure {
        let failure = Failure(for: error)
        if let failure, failure.code == FailureCode.usage { return failure }
        return Failure(failure?.problems ?? [String(describing: error)], code: FailureCode.cannotCompare)
    }

    /// Other programs compare the components while this one compares the pages; then it compares what is left of them.
    /// - Parameter isWhole: whether nothing is named.
    @MainActor
    private func compare(
        _ components: [ComponentDescriptor], isWhole: Bool, with dumps: String, in program: Program
    ) async throws -> Review {
        defer { Progress.finish() }
        let registry = try program.registry
        let approved = try ApprovedDumps(folder: dumps)
        let others = ProgramJobs(["check", "--tell-same", "--folder", dumps], on: components, count: jobs.count)
        let named =
            try isWhole && !mine
            ? NamedPages(approvedIn: dumps, program.pageKit, registry)
            : NamedPages(pages, program.pageKit, registry, in: dumps)
        let count = components.count + named.pages.count
        var done = 0
        func report(_ name: String) {
            done += 1
            Progress.report("\(done) of \(count)  \(name)")
        }
        let pageReview = try Review(of: named.pages, undrawn: named.problems, withOrphans: false, against: approved) {
            report($1.name)
        }
        var same: Set<String> = []
        if let others { for await path in others.lines where same.insert(path).inserted { report(path) } }
        var review = try Review(
            of: components, registered: registry.components, same: same, withOrphans: isWhole, against: approved
        ) {
            if !same.contains($1.dumpPath) { report($1.name) }
        }
        review.append(pageReview)
        return review
    }

    /// Ends where so much differs that little is gained: what differs is drawn once more by who has asked.
    @MainActor
    private func tellSame(of components: [ComponentDescriptor], in approved: ApprovedDumps) throws {
        var different = 0
        for component in components {
            switch try? approved.verdict(on: component) {
            case .same: try Output.write([component.dumpPath])
            case .new: continue
            case .changed, nil: different += 1
            }
            if different == Self.mostDifferent { return }
        }
    }

    private static let mostDifferent = 4

    /// The names of components, and the folder of approved dumps, which may stand among them where it is there or has a slash
    /// in it.
    @MainActor
    private func wordsAndFolder(in registry: ComponentRegistry) throws -> (words: [String], folder: String) {
        func isFolder(_ word: String) -> Bool {
            word.contains("/") || !registry.knows(word) && InputFolder.isThere(word)
        }
        let others = names.filter { !NamedPages.isPage($0) }
        let folders = ([folder].compactMap(\.self) + others.filter(isFolder)).eachOnce
        guard folders.count <= 1 else {
            throw Failure(
                "name one folder of approved dumps, not \(folders.joined(separator: " and "))", code: FailureCode.usage)
        }
        return (others.filter { !isFolder($0) }, folders.first ?? ApprovedDumps.defaultFolder)
    }

    /// The theme in which states have to be told apart.
    private static var coverageTheme: StyleProvider {
        get throws { try ThemeLibrary.embedded.theme(named: ThemeLibrary.defaultName) }
    }

    @MainActor
    private func tellLooks(of components: [ComponentDescriptor]) throws {
        let theme = try Self.coverageTheme
        for component in components {
            try ProgramJobs.tell(DrawnProfiles(of: component, colors: theme), of: component)
        }
    }

    /// Other programs draw the components while this one plays their plays; then it draws what is left of them.
    @MainActor
    private func showCoverage(
        of components: [ComponentDescriptor], among all: [ComponentDescriptor], against dumps: String
    ) async throws {
        var ledger: CoverageLedger
        do {
            let theme = try Self.coverageTheme
            let approved = try ApprovedDumps(folder: dumps)
            let others = ProgramJobs(["check", "--tell-looks"], on: components, count: jobs.count)
            ledger = try CoverageLedger(playing: components, among: all, against: approved)
            let drawn: [String: DrawnProfiles] = await others?.findings(of: components.count, "drawn") ?? [:]
            try Progress.during {
                try ledger.add(drawn, colors: theme, withUsage: format == .json) {
                    Progress.report("\($0 + 1) of \(components.count)  \($1.name)")
                }
            }
        } catch {
            throw Failure("\(error)", code: FailureCode.cannotCompare)
        }
        let code = ledger.isComplete ? 0 : FailureCode.differs
        switch format {
        case .json: try Output.write([CoverageReport.json(of: ledger)], as: .json, code: code)
        case .text, .junit, .github:
            try Output.write(CoverageReport.lines(of: ledger, width: Output.listWidth), code: code)
        }
        if code != 0 { throw ExitCode(code) }
    }

    private func write(_ page: String, to path: String) throws {
        let place = Self.place(ofReport: path)
        let writer = try DumpWriter(folder: place.folder, overwriting: .ownFiles)
        try writer.write(page, to: place.name)
    }

    private static func place(ofReport path: String) -> (folder: String, name: String) {
        let file = URL(fileURLWithPath: path)
        return (file.deletingLastPathComponent().path, file.lastPathComponent)
    }
}
