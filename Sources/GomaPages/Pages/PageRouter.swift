import GomaGallery
import GomaUI
import TerminalKit

/// The navigation from a page to the page of a match and to those that components ask for, and back.
@MainActor
final class PageRouter {
    private let page: PageDescription
    private let file: String
    private let router: GalleryRouter
    private let book: Sportsbook
    private let driver: (any PageDriver)?
    private weak var window: Window?
    /// What was shown, on the page and on those that opened over it.
    private let kept = KeptModels()
    /// What components have changed that others show too.
    private lazy var changes = PageChanges(
        PageDeposit(bonusShare: page.bonus, currency: page.balance.currency)
    ) { [kept] in kept.all }

    /// - Parameters:
    ///   - file: the name that messages show.
    ///   - router: leads to what is not of the page: keys, commands, themes, and out.
    init(_ page: PageDescription, file: String, router: GalleryRouter) {
        self.page = page
        self.file = file
        self.router = router
        book = Sportsbook(
            matches: page.matches, balance: page.balance, now: page.now, in: router.services.environment)
        driver = page.model?.makeDriver(over: book)
    }

    /// The window with the page in it, and who takes in what a feed brings.
    /// - Throws: ``PageError`` for a part that cannot be made, be it on the page of a match.
    func makeWindow(size: Size) throws -> (Window, PagePresenter) {
        let presenter = PagePresenter(
            title: page.title, book: book, driver: driver, interactor: GalleryInteractor(services: router.services),
            router: router,
            pages: self)
        let view = try builder(presenter, keeping: kept).view(page.screen)
        for match in page.matchScreen == nil ? [] : book.matchIDs { _ = try matchView(match, presenter) }
        for opening in page.openings { _ = try builder(presenter).view(opening.screen) }
        let window = Window(
            size: size, root: PageViewController(presenter: presenter, view: view),
            glyphs: router.services.environment.glyphs,
            background: .role(.backgroundPrimary), scheduler: router.services.environment.scheduler)
        self.window = window
        return (window, presenter)
    }

    /// Opens the page of a match; `false` where there is none to open.
    func openMatch(_ id: String, _ presenter: PagePresenter) -> Bool {
        guard !isOpened, let match = book.matches[id], let view = try? matchView(id, presenter, keeping: kept)
        else { return false }
        let screen = PageViewController(presenter: presenter, view: view, title: "\(match.home) – \(match.away)")
        window?.present(screen)
        return true
    }

    /// Opens the page that answers a request; `false` where there is none, or where it is open.
    func open(answering request: any ComponentRequest, _ presenter: PagePresenter) -> Bool {
        guard let opening = page.openings.first(where: { $0.answers.contains { $0.matches(request) } }),
            opening.title != window?.topController?.title,
            let view = try? builder(presenter, keeping: kept).view(opening.screen)
        else { return false }
        window?.present(PageViewController(presenter: presenter, view: view, title: opening.title))
        return true
    }

    /// Lets all components know what a request changes.
    /// - Returns: the change; `nil` where it is nothing to any of them.
    func tell(_ request: any ComponentRequest) -> PageChange? { changes.tell(request) }

    /// Lets all components know of a change.
    func tell(_ change: PageChange) { changes.tell(change) }

    /// Whether the page of a match is open, or another over the one that all begins with.
    var isOpened: Bool { (window?.topController as? PageViewController)?.isOpened ?? false }

    /// Back from a page that was opened, or out of the program.
    func goBack() { isOpened ? router.back() : router.quit() }

    private func matchView(
        _ id: String, _ presenter: PagePresenter, keeping kept: KeptModels? = nil
    ) throws -> PageView? {
        try page.matchScreen.map { try builder(presenter, match: id, keeping: kept).view($0) }
    }

    private func builder(
        _ presenter: PagePresenter, match: String? = nil, keeping kept: KeptModels? = nil
    ) -> PageBuilder {
        let ways = PageWays(
            openMatch: { [weak presenter] in presenter?.openMatch($0) },
            openSlip: { [weak presenter] in presenter?.openSlip() },
            goBack: { [weak presenter] in presenter?.goBack() })
        return PageBuilder(
            file: file, registry: router.services.registry, book: book, driver: driver, ways: ways, thisMatch: match,
            kept: kept)
    }
}
