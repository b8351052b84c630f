import GomaGallery
import GomaUI

/// A page, as its presenter sees it.
@MainActor
protocol PageScreen: MessageScreen {
    /// What the screen is about: a match, what was asked for, or the page as a whole.
    var title: String? { get }
    /// - Parameter status: the most important first.
    func show(status: [String])
    /// Takes the keys back from the components.
    func leaveComponents()
    /// Gives the keys to the bet slip; `false` where the page has none.
    func showSlip() -> Bool
    /// Gives the keys to the part that answers a request; `false` where none does.
    func showPart(answering request: any ComponentRequest) -> Bool
    /// Gives the keys to a part that its page's model has a name for.
    /// - Parameter stop: which of its controls, counted from 0; the first where there are fewer.
    func focus(part: String, stop: Int)
}
