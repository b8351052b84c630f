import GomaCatalog
import GomaPictures

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

extension Sportsbook {
    /// A sportsbook as a page describes it.
    /// - Parameter matches: a list in YAML.
    convenience init(describing matches: String, in environment: ViewEnvironment) throws {
        let lines = matches.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n")
        let page = try PageDescription(
            parsing: "sources:\n  book:\n    kind: sportsbook\n    matches:\n\(lines)\nparts: [{component: Button}]",
            file: "a.yaml")
        let session = try PageSession(page, kit: .goma, registry: .goma, environment: environment)
        guard let book = (session.sources["book"] as? SportsbookSource)?.book else {
            preconditionFailure("the page has no sportsbook")
        }
        self.init(matches: book.matchIDs.compactMap { book.matches[$0] }, balance: book.balance, in: environment)
    }
}
