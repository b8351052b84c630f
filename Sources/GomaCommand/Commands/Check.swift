import ArgumentParser
import Foundation
import GomaReview
import GomaUI

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
            200×60. A page that is named, such as lobby.yaml, is compared alone.

            A play is told step by step below the states: what was done, the calls made, the rows that changed.

            --coverage asks another question: what is in the catalogue that nothing shows, plays or approves. It joins \
            every state in every profile (colours, glyphs, columns) with its approved dump, plays, keys and parts. \
            On a terminal its lines are as wide as that; elsewhere they are whole, or as wide as COLUMNS says.

            Exit 0: all the same. 1: something differs. 2: something could not be compared, and standard error says why.

            EXAMPLES
              \(Program.name) check                             against Tests/Snapshots
              \(Program.name) check Demo/Screens/*.yaml         pages alone
              \(Program.name) check --summary                   only which states differ
              \(Program.name) check --report review.html        a page with before and after
              \(Program.name) check --format github             annotations in a GitHub workflow
              \(Program.name) check --format junit > check.xml  for other build servers
              \(Program.name) check --format json | jq .counts
              \(Program.name) check --coverage                  what is there, what is missing
              \(Program.name) check --coverage --format json | jq '.findings[].subject'
            """)

    @Argument(
        help: ArgumentHelp(
            "Pages to compare alone, and the folder of approved dumps, \(ApprovedDumps.defaultFolder) unless given.",
            valueName: "places"),
        completion: Completion.pages)
    var places: [String] = []

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

    private var pages: [String] { places.filter(NamedPages.isPage) }
    private var folders: [String] { places.filter { !NamedPages.isPage($0) } }
    private var folder: String { folders.first ?? ApprovedDumps.defaultFolder }

    func validate() throws {
        if folders.count > 1 {
            throw ValidationError("name one folder of approved dumps, not \(folders.joined(separator: " and "))")
        }
        guard coverage else { return }
        if !pages.isEmpty { throw ValidationError("--coverage goes without pages") }
        if report != nil || summary { throw ValidationError("--coverage goes without --report and --summary") }
        if format != .text, format != .json { throw ValidationError("--coverage goes with --format text and json") }
    }

    @MainActor
    func run(in program: Program) async throws {
        if coverage { return try showCoverage(of: try program.registry.components) }
        let registry = try program.registry
        let review: Review
        do {
            let approved = try ApprovedDumps(folder: folder)
            let named =
                try pages.isEmpty
                ? NamedPages(approvedIn: folder, program.pageKit, registry)
                : NamedPages(pages, program.pageKit, registry, in: folder)
            let subjects: [any DumpSubject] = (pages.isEmpty ? registry.components : []) + named.pages
            review = try Review(
                of: subjects, undrawn: named.problems, withOrphans: pages.isEmpty, against: approved
            ) { index, subject in
                Progress.report("\(index + 1) of \(subjects.count)  \(subject.name)")
            }
            Progress.finish()
        } catch {
            Progress.finish()
            throw Failure(Failure.sentences(for: error), code: FailureCode.cannotCompare)
        }
        if let report { try write(ReviewPage.text(of: review, library: RenderFlags.library), to: report) }
        try Output.write(format.lines(of: review, isBrief: summary), as: format.form)
        guard review.problems.isEmpty else {
            throw Failure(review.problems.map(\.description), code: FailureCode.cannotCompare)
        }
        if !review.isSame { throw ExitCode(FailureCode.differs) }
    }

    @MainActor
    private func showCoverage(of components: [ComponentDescriptor]) throws {
        let ledger: CoverageLedger
        do {
            let theme = try ThemeLibrary.embedded.theme(named: ThemeLibrary.defaultName)
            ledger = try CoverageLedger(of: components, against: ApprovedDumps(folder: folder), colors: theme) {
                Progress.report("\($0 + 1) of \(components.count)  \($1.name)")
            }
            Progress.finish()
        } catch {
            Progress.finish()
            throw Failure("\(error)", code: FailureCode.cannotCompare)
        }
        switch format {
        case .json: try Output.write([CoverageReport.json(of: ledger)], as: .json)
        case .text, .junit, .github: try Output.write(CoverageReport.lines(of: ledger, width: Output.listWidth))
        }
        if !ledger.isComplete { throw ExitCode(FailureCode.differs) }
    }

    private func write(_ page: String, to path: String) throws {
        let file = URL(fileURLWithPath: path)
        let writer = try DumpWriter(folder: file.deletingLastPathComponent().path, overwriting: .ownFiles)
        try writer.write(page, to: file.lastPathComponent)
    }
}
