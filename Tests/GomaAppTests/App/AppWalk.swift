import GomaReview
import GomaTesting
import Testing

/// A walk of somebody through some of the app's pages.
struct AppWalk: CustomTestStringConvertible, Sendable {
    let visitor: AppVisitor
    let section: AppPage.Section

    var testDescription: String { "\(visitor), \(section)" }

    var pages: [AppPage] { AppPage.all.filter { $0.section == section } }

    static let all = AppVisitor.allCases.flatMap { visitor in
        AppPage.Section.allCases.map { Self(visitor: visitor, section: $0) }
    }

    /// Those that are this process's share, as of ``ComponentRegistry/testArguments``.
    static var arguments: [Self] {
        get throws { try Shard.ofTests().part(of: all) }
    }
}
