/// One page on the stack of a ``PageController``.
final class PageContentController: ViewController, PageScreen {
    let page: PageRoute
    let scope: PageScope
    private let session: PageSession
    private let root = View()
    private(set) var pageView: PageView

    init(_ page: PageRoute, at address: PageAddress, in session: PageSession) {
        self.page = page
        self.session = session
        scope = session.scope(of: page, at: address)
        pageView = PageBuilder(session: session, scope: scope).view(page.screen)
        super.init()
        root.embed(pageView)
    }

    /// Shows what it shows anew, at the place where its reader is.
    func renew() {
        let earlier = pageView
        pageView = PageBuilder(session: session, scope: scope).view(page.screen)
        pageView.take(over: earlier, in: root)
    }

    override var title: String? { scope.words(page.title) }

    /// As wide as a card is good for, and as high as it is, where it opens over another page.
    override func preferredSheetSize(in available: Size) -> Size {
        PageFlow.sheetSize(of: root, in: available)
    }

    override func loadView() -> View { root }

    override func viewWillAppear() { pageView.willAppear() }

    override func viewWillDisappear() { pageView.willDisappear() }

    override var initialFocus: View? { firstFocus(in: session.description) }
}
