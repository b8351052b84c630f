import GomaGallery
import GomaKit
import GomaPages

/// A page, as its presenter sees it.
@MainActor
protocol PageScreen: MessageScreen {
    /// Which of the pages it is.
    var address: PageAddress { get }
    /// What names mean on it.
    var scope: PageScope { get }
    /// What the page does with what its parts ask for.
    var handlers: [PageHandler] { get }
    var title: String? { get }
    /// - Parameter status: the most important first.
    func show(status: [String])
    /// Takes the keys back from the components.
    func leaveComponents()
    /// Gives the keys to the part with an id, or that shows what a way leads to; `false` where the page has none that is there.
    func showPart(_ id: String) -> Bool
    /// Gives the keys to the part that shows what a way leads to.
    /// - Parameter stop: which of its controls, counted from 0; the first where there are fewer.
    func focus(_ path: String, stop: Int)
}
