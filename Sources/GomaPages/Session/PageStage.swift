/// Whoever shows a page, as its conductor sees it.
@MainActor
package protocol PageStage: AnyObject {
    /// The page that is shown; `nil` before one is.
    var shown: (any PageScreen)? { get }
    /// What names mean on it.
    var scope: PageScope { get }

    /// Goes to a page: back to it where it is open already, else it opens over the one that is shown.
    /// - Returns: whether there is such a page.
    func go(to name: String) -> Bool
    /// Opens a page over the one that is shown, in a box, also where it is open already or a tab.
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
    /// Says a sentence, for a while.
    func say(_ sentence: String)
    /// Notes down what has happened.
    func record(_ event: String, _ detail: String)
    /// What sources say of themselves has changed.
    func statusChanged()
}

extension PageStage {
    /// Which of the pages is shown.
    package var address: PageAddress { scope.address }
    /// What the page that is shown does with what its parts ask for.
    package var handlers: [PageHandler] { shown?.page.handlers ?? [] }

    /// Gives the keys to the part with an id, or that shows what a way leads to; `false` where there is none.
    func showPart(_ id: String) -> Bool { shown?.pageView.showPart { $0.id == id || $0.path == id } ?? false }

    /// Gives the keys to the part that shows what a way leads to.
    /// - Parameter stop: which of its controls, counted from 0; the first where there are fewer.
    func focus(_ path: String, stop: Int) { _ = shown?.pageView.showPart(stop: stop) { $0.path == path } }

    /// Opens the pages again that were open in another run, the tab last that was shown.
    /// - Parameter tabs: the names of the page's tabs.
    package func reopen(_ memory: PageMemory, tabs: [String]) {
        let kept = ([""] + tabs).filter { memory.stacks[$0] != nil }
        for tab in kept.filter({ $0 != memory.tab }) + kept.filter({ $0 == memory.tab }) {
            if tab.isEmpty { goToRoot() } else { _ = go(to: tab) }
            for (place, page) in (memory.stacks[tab] ?? []).enumerated() {
                // The first page of a tab has come with the tab.
                if place > 0, page.name.map({ page.isBox ? open($0) : go(to: $0) }) != true { continue }
                shown?.pageView.returning = page.place
            }
        }
    }
}
