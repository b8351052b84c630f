import GomaPages

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

extension PagePresenter {
    /// The sportsbook of a page that calls it "book".
    var book: Sportsbook { source.book }

    /// The source of the sportsbook.
    var source: SportsbookSource {
        guard let source = session.sources["book"] as? SportsbookSource else {
            preconditionFailure("the page has no sportsbook")
        }
        return source
    }

    /// Opens the page of a match.
    func openMatch(_ id: String) {
        do { try begin(at: "match/\(id)") } catch { preconditionFailure("\(error)") }
    }
}
