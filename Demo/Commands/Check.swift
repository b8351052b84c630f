import ArgumentParser
import Foundation
import GomaGallery
import GomaUI

/// `gomaui check`
struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compare every component with its approved dump.",
        discussion: """
            Says what is new, changed or gone, state by state: rows with - and + and carets below the cells that
            changed, styles by role and place, focus order and reading text. Rows and columns count from 1.
            Nothing is written but the report. "gomaui approve" accepts what is there now.

            Exit 0: all the same. 1: something differs. 2: something could not be compared, and standard error says why.

            EXAMPLES
              gomaui check                              against Tests/Snapshots
              gomaui check --summary                    only which states differ
              gomaui check --report review.html         a page with before, after and difference
              gomaui check --format github              annotations in a GitHub workflow
              gomaui check --format junit > check.xml   for other build servers
              gomaui check --format json | jq .counts
            """)

    @Argument(help: "The folder of approved dumps.")
    var folder = ApprovedDumps.defaultFolder

    @Flag(help: "Only say which states differ.")
    var summary = false

    @Option(help: "text, json, junit or github.")
    var format = ReviewFormat.text

    @Option(help: ArgumentHelp("Write a page with before, after and difference too.", valueName: "file.html"))
    var report: String?

    @MainActor
    func run() async throws {
        let components = ComponentRegistry.goma.components
        let review: Review
        do {
            review = try Review(of: components, against: ApprovedDumps(folder: folder)) { index, component in
                Progress.report("\(index + 1) of \(components.count)  \(component.name)")
            }
            Progress.finish()
        } catch {
            Progress.finish()
            throw Failure("\(error)", code: FailureCode.cannotCompare)
        }
        if let report { try write(ReviewPage.text(of: review, library: RenderFlags.library), to: report) }
        try Output.write(format.lines(of: review, isBrief: summary))
        guard review.problems.isEmpty else {
            let words = review.problems.map(\.description).joined(separator: "\ngomaui: ")
            throw Failure(words, code: FailureCode.cannotCompare)
        }
        if !review.isSame { throw ExitCode(FailureCode.differs) }
    }

    private func write(_ page: String, to path: String) throws {
        let file = URL(fileURLWithPath: path)
        try DumpWriter(folder: file.deletingLastPathComponent().path).write(page, to: file.lastPathComponent)
    }
}

/// How a review is written.
enum ReviewFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json, junit, github

    @MainActor
    func lines(of review: Review, isBrief: Bool) throws -> [String] {
        switch self {
        case .text: ReviewText.lines(of: review, isBrief: isBrief)
        case .json: [try ReviewJSON.text(of: review)]
        case .junit: ReviewJUnit.lines(of: review)
        case .github: ReviewAnnotations.lines(of: review) + ReviewText.summary(of: review)
        }
    }
}
