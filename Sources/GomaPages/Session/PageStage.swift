/// Whoever shows a page, as its conductor sees it.
@MainActor
package protocol PageStage: AnyObject {
    /// Which of the pages is shown.
    var address: PageAddress { get }
    /// What names mean on it.
    var scope: PageScope { get }
    /// What it does with what its parts ask for.
    var handlers: [PageHandler] { get }

    /// Goes to a page: back to it where it is open already, else it opens over the one that is shown.
    /// - Returns: whether there is such a page.
    func go(to name: String) -> Bool
    /// Opens a page over the one that is shown, in a box.
    /// - Returns: whether there is such a page.
    func open(_ name: String) -> Bool
    /// Leaves the page that is shown.
    func goBack()
    /// Goes to the page that all begins with.
    func goToRoot()
    /// Goes back to the first page of the tab that is shown.
    func goToFirst()
    /// Draws all pages anew, as they speak another language.
    func languageChanged()
    /// Gives the keys to the part with an id, or that shows what a way leads to; `false` where there is none.
    func showPart(_ id: String) -> Bool
    /// Gives the keys to the part that shows what a way leads to.
    /// - Parameter stop: which of its controls, counted from 0; the first where there are fewer.
    func focus(_ path: String, stop: Int)
    /// Says a sentence, for a while.
    func say(_ sentence: String)
    /// Notes down what has happened.
    func record(_ event: String, _ detail: String)
    /// What sources say of themselves has changed.
    func statusChanged()
}
