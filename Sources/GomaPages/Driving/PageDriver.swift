import GomaUI
import TerminalKit

/// The one model behind all parts of a page that names it, such as a form: what the customer does in one part has its
/// effect on the others.
@MainActor
protocol PageDriver: AnyObject {
    /// What a page can say that a part is "of", in the order in which messages list it.
    var partNames: [String] { get }
    /// What a part can be shown "when", in that order too.
    var conditions: [String] { get }
    /// The matches that a copy for each match shows, in their order; `nil` where the driver leaves that to the book.
    var matchIDs: [String]? { get }
    /// Told what the page is to do.
    var wishes: Broadcast<PageWish> { get }

    /// The view model of a part; `nil` for one that is not among ``partNames``.
    func model(of part: String) -> AnyObject?

    /// Whether one of ``conditions`` is fulfilled now.
    func holds(_ condition: String) -> Bool

    /// Calls `body` after anything has changed, for as long as the result is kept.
    func follow(_ body: @escaping () -> Void) -> AnyObject

    /// Does what a part asks its owner for; `false` where that is the page's to answer.
    func answer(_ request: any ComponentRequest) -> Bool
}

extension PageDriver {
    var conditions: [String] { [] }
    var matchIDs: [String]? { nil }

    func holds(_ condition: String) -> Bool { false }

    func answer(_ request: any ComponentRequest) -> Bool { false }
}
