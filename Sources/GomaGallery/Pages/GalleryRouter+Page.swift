import GomaUI
import TerminalKit

extension GalleryRouter {
    /// Makes a window that shows a page and nothing of the gallery.
    /// - Parameter file: the name that messages show.
    /// - Returns: the window, and who takes in what a feed brings.
    /// - Throws: ``PageError`` for a part that cannot be made.
    public func makePageWindow(_ page: PageDescription, file: String, size: Size) throws -> (Window, PagePresenter) {
        let interactor = GalleryInteractor(services: services)
        let book = Sportsbook(matches: page.matches, balance: page.balance, in: services.environment)
        let presenter = PagePresenter(title: page.title, book: book, interactor: interactor) { self.quit() }
        let builder = PageBuilder(
            file: file, registry: services.registry, book: book,
            onOpenMatch: { [weak presenter] in presenter?.openMatch($0) },
            onOpenSlip: { [weak presenter] in presenter?.openSlip() })
        let controller = PageViewController(
            presenter: presenter, top: try builder.stack(page.top), body: try builder.stack(page.body),
            bottom: try builder.stack(page.bottom))
        let window = Window(
            size: size, root: controller, glyphs: services.environment.glyphs, background: .role(.backgroundPrimary))
        return (window, presenter)
    }
}
