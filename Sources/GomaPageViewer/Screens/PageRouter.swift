/// The navigation from page to page, and back.
@MainActor
final class PageRouter {
    private var session: PageSession
    private let router: GalleryRouter
    private weak var window: Window?
    /// The pages that lie above each other, the one that all begins with first; below the first page of a tab nothing is gone
    /// back to but that one.
    private var stack: [Opened] = []
    /// Pages of tabs that were put aside for another, by the tabs' names; the first tab has none.
    private var others: [String: [PageViewController]] {
        get { stack.first?.screen?.aside ?? [:] }
        set { stack.first?.screen?.aside = newValue }
    }

    private struct Opened {
        let address: PageAddress
        weak var screen: PageViewController?
    }

    /// - Parameter router: leads to what is not of the page: keys, commands, themes, and out.
    init(_ session: PageSession, router: GalleryRouter) {
        self.session = session
        self.router = router
    }

    /// The window with the page in it, and who takes in what a feed brings.
    /// - Parameter memory: what was done to the page in another run.
    func makeWindow(size: Size, remembering memory: PageMemory? = nil) -> (Window, PagePresenter) {
        let presenter = PagePresenter(
            session: session, services: router.services, router: router, pages: self)
        let screen = screen(of: session.description.page, at: .root, presenter)
        stack = [Opened(address: .root, screen: screen)]
        let window = router.makeWindow(size: size, showing: screen)
        self.window = window
        if let memory { presenter.reopen(memory, tabs: session.description.tabs) }
        return (window, presenter)
    }

    /// Goes to a page: back to it where it is open already, else it opens over the one that is shown.
    /// - Returns: whether there is such a page.
    func go(to name: String, _ presenter: PagePresenter) -> Bool {
        guard let (_, page, parameters) = session.description.route(name) else { return false }
        let address = PageAddress(name: name, parameters: parameters)
        leaveBoxes()
        if session.description.tabs.contains(name) {
            select(tab: name) { self.screen(of: page, at: address, presenter) }
        } else if let place = stack.firstIndex(where: { $0.address == address }) {
            goBack(to: place)
        } else {
            push(screen(of: page, at: address, presenter))
        }
        return true
    }

    /// Opens a page over the one that is shown, in a box.
    /// - Returns: whether there is such a page.
    func open(_ name: String, _ presenter: PagePresenter) -> Bool {
        guard let (_, page, parameters) = session.description.route(name) else { return false }
        leaveBoxes()
        let screen = screen(of: page, at: PageAddress(name: name, parameters: parameters), presenter)
        screen.isSheet = true
        push(screen)
        return true
    }

    /// Shows the pages of a tab as they were left; where they are shown already, goes back to its first page.
    /// - Parameter first: makes that; `nil` for the tab that all begins with.
    private func select(tab name: String, first: (() -> PageViewController)? = nil) {
        guard name != session.tab else { return goBack(to: name.isEmpty ? 0 : 1) }
        let left = stack.dropFirst().compactMap(\.screen)
        goBack(to: 0)
        others[session.tab] = left
        if !restore(tab: name), let first { push(first()) }
    }

    /// Shows the pages of a tab that was put aside.
    /// - Returns: whether there are any.
    private func restore(tab name: String) -> Bool {
        session.tab = name
        let pages = others.removeValue(forKey: name) ?? []
        for page in pages {
            page.returnToPlace()
            push(page)
        }
        return !pages.isEmpty
    }

    /// Nothing is shown over a box, so that it is left before another page is shown, or another tab.
    private func leaveBoxes() {
        while stack.last?.screen?.isSheet == true { goBack(to: stack.count - 2) }
    }

    private func push(_ screen: PageViewController) {
        if screen.isSheet { stack.last?.screen?.boxWillAppear() }
        stack.append(Opened(address: screen.scope.address, screen: screen))
        window?.present(screen, as: screen.isSheet ? .sheet : .fullScreen)
    }

    /// Goes on with another version of the page, which is shown at once; pages that it has no more are left.
    func renew(_ session: PageSession, _ presenter: PagePresenter) {
        let tab = self.session.tab
        self.session = session
        for (place, opened) in stack.enumerated().reversed() {
            guard let route = route(at: opened.address) else {
                goBack(to: place - 1)
                continue
            }
            opened.screen?.renew(route, scope: session.scope(of: route, at: opened.address))
        }
        others = others.mapValues { pages in
            pages.filter { page in
                let address = page.scope.address
                guard let route = route(at: address) else { return false }
                page.renew(route, scope: session.scope(of: route, at: address))
                return true
            }
        }
        // Of a tab that is gone, the first one is come back to.
        if isOpened || tab.isEmpty { session.tab = tab } else { _ = restore(tab: "") }
    }

    /// The page at an address; `nil` where there is none any more.
    private func route(at address: PageAddress) -> PageRoute? {
        guard let name = address.name else { return session.description.page }
        return session.description.route(name)?.page
    }

    /// Whether there is a page below the one that is shown.
    var isOpened: Bool { stack.count > 1 }

    /// Back from a page that was opened, or out of the program.
    func goBack() {
        guard isOpened else { return router.quit() }
        // From the first page of a tab one comes back to where all begins.
        if stack.count == 2, !session.tab.isEmpty { return goToRoot() }
        goBack(to: stack.count - 2)
    }

    /// Back to the first page of the tab that is shown.
    func goToFirst() { goBack(to: session.tab.isEmpty ? 0 : min(1, stack.count - 1)) }

    /// Back to the page that all begins with, or to what lies over it where a tab is shown.
    func goToRoot() {
        leaveBoxes()
        select(tab: "")
    }

    /// Leaves the pages above one, and what lies over them.
    private func goBack(to place: Int) {
        while stack.count > place + 1 {
            if let screen = stack.removeLast().screen {
                while let window, let top = window.topController {
                    window.dismiss()
                    if top === screen { break }
                }
            }
        }
    }

    private func screen(of page: PageRoute, at address: PageAddress, _ presenter: PagePresenter) -> PageViewController {
        let scope = session.scope(of: page, at: address)
        return PageViewController(presenter: presenter, page: page, scope: scope)
    }

    /// What has been done to the page.
    var memory: PageMemory {
        func open(_ screen: PageViewController) -> PageMemory.Open {
            PageMemory.Open(
                name: screen.scope.address.name, isBox: screen.isSheet, place: screen.pageView.readingPlace)
        }
        var stacks = others.mapValues { $0.map(open) }
        let shown = stack.compactMap { $0.screen.map(open) }
        let tab = session.tab
        // The page that all begins with lies below each tab.
        stacks[""] = Array(shown.prefix(1)) + (tab.isEmpty ? Array(shown.dropFirst()) : stacks[""] ?? [])
        if !tab.isEmpty { stacks[tab] = Array(shown.dropFirst()) }
        return session.memory(stacks: stacks, tab: tab)
    }
}
