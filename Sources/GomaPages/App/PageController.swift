/// A page in an app, and the pages that it leads to, each over the one before.
///
/// ```swift
/// let page = try PageDescription(parsing: text, file: "lobby.yaml")
/// let components = try ComponentRegistry(standard: [PillItemView.self])
/// let lobby = try PageController(page, kit: kit, components: components, in: environment)
/// let app = RootController(lobby, in: environment)
/// ```
///
/// What parts ask for is done as the page says, then by its sources; what is left goes up to the owners of the environment, and is
/// said in the app's message line where nobody takes it.
public final class PageController: StackController {
    let session: PageSession
    private let first: PageContentController
    private let conductor: PageConductor
    /// The page that has opened over the others last.
    private weak var opened: PageContentController?
    /// Told what a page says, such as by `{say: …}`; shown as a message of the app where `nil`.
    public var onMessage: ((String) -> Void)?

    /// - Parameters:
    ///   - kit: the sources and bindings that the page can use.
    ///   - components: what its parts are found among.
    ///   - memory: what was done to it before; see ``memory``.
    ///   - files: reads the files that sources of the page name.
    /// - Throws: ``PageMistakes`` with all that is wrong with the page.
    public convenience init(
        _ page: PageDescription, kit: PageKit, components: ComponentRegistry, in environment: ViewEnvironment,
        remembering memory: PageMemory? = nil,
        files: @escaping (String) throws -> String = { throw PageFileError.none(path: $0) }
    ) throws {
        try self.init(
            page, kit: kit, components: components, in: environment, remembering: memory, isChecked: false, files: files
        )
    }

    /// - Parameter isChecked: whether the page has been found right before, with the same kit, components and files.
    package init(
        _ page: PageDescription, kit: PageKit, components: ComponentRegistry, in environment: ViewEnvironment,
        remembering memory: PageMemory? = nil, isChecked: Bool, files: @escaping (String) throws -> String
    ) throws {
        session = try PageSession(
            page, kit: kit, registry: components, environment: environment, remembering: memory, isChecked: isChecked,
            files: files)
        first = PageContentController(page.page, at: .root, in: session)
        conductor = PageConductor(session)
        super.init(first)
        conductor.begin(on: self)
        if let memory { reopen(memory, tabs: session.description.tabs) }
    }

    // MARK: Memory

    /// What has been done to the page and to those that it leads to, for another controller of the same page: what is entered,
    /// chosen and scrolled, and which pages are open. Boxes are not opened again.
    public var memory: PageMemory {
        func open(_ screens: [ViewController]) -> [PageMemory.Open] {
            screens.compactMap { $0 as? PageContentController }.map {
                PageMemory.Open(name: $0.scope.address.name, isBox: false, place: $0.pageView.readingPlace)
            }
        }
        var stacks = [name: open(screens)]
        for tab in session.description.tabs + [""] where tab != name { stacks[tab] = screens(aside: tab).map(open) }
        return session.memory(stacks: stacks, tab: name)
    }

    // MARK: Pages

    /// Goes to a page by its name and parameters, such as `match/derby`: back to it where it is open already, else it opens over
    /// the one that is shown. A page that is a tab has a stack of its own, which is shown as it was left; where it is shown
    /// already, its first page is.
    /// - Returns: whether there is such a page.
    @discardableResult
    public func go(to name: String) -> Bool {
        guard let (_, page, parameters) = session.description.route(name) else { return false }
        let address = PageAddress(name: name, parameters: parameters)
        leaveBox()
        guard !session.description.tabs.contains(name) else {
            goToTab(name, PageContentController(page, at: address, in: session))
            return true
        }
        if let open = contents.first(where: { $0.scope.address == address }) {
            pop(to: open)
        } else {
            push(PageContentController(page, at: address, in: session))
        }
        return true
    }

    private func goToTab(_ name: String, _ first: @autoclosure () -> PageContentController) {
        if self.name == name { popToFirst() } else { select(stack: name, first: first()) }
        session.tab = name
    }

    /// The name and parameters of the page that is shown, such as `match/derby`; empty for the one that all begins with.
    public var pageName: String { address.name ?? "" }

    /// Opens a page over the one that is shown, in a box that holds the focus until it is left.
    /// - Returns: whether there is such a page, and an app around this one to show it.
    @discardableResult
    public func open(_ name: String) -> Bool {
        guard app != nil, let (_, page, parameters) = session.description.route(name) else { return false }
        let screen = PageContentController(page, at: PageAddress(name: name, parameters: parameters), in: session)
        leaveBox()
        opened = screen
        present(screen, as: .sheet)
        return true
    }

    /// Those of the page and its commands, and the way back from a tab to where all begins.
    override public var keyBindings: [KeyBinding] {
        let bindings = super.keyBindings + conductor.commandBindings
        guard screens.count == 1, !name.isEmpty else { return bindings }
        return bindings + [KeyBinding(KeyEvent(.escape), view.keyTitle(.back)) { [self] in goBack() }]
    }

    /// Nothing is shown below a box, so that it is left before another page is.
    private func leaveBox() {
        if front === opened { opened?.leave() }
    }

    private var contents: [PageContentController] { screens.compactMap { $0 as? PageContentController } }

    /// The page on top, in a box or on the stack.
    private var front: PageContentController {
        if let opened, opened.window != nil { return opened }
        return top as? PageContentController ?? first
    }
}

extension PageController: PageStage {
    package var shown: (any PageScreen)? { front }
    package var scope: PageScope { front.scope }

    package func goBack() {
        if front === opened {
            leaveBox()
        } else if screens.count > 1 {
            pop()
        } else if !name.isEmpty {
            // From a tab one comes back to where all begins.
            goToTab("", first)
        } else {
            leave()
        }
    }

    /// Pages that are open show what they show anew.
    package func languageChanged() {
        let tabs = (session.description.tabs + [""]).filter { $0 != name }
        let aside = tabs.flatMap { screens(aside: $0) ?? [] }.compactMap { $0 as? PageContentController }
        for content in contents + aside + [opened].compactMap(\.self) { content.renew() }
    }

    package func goToFirst() {
        leaveBox()
        popToFirst()
    }

    package func goToRoot() {
        leaveBox()
        goToTab("", first)
    }

    package func say(_ sentence: String) {
        if let onMessage { onMessage(sentence) } else { app?.show(message: sentence) }
    }

    /// What happens is in the environment's log of actions already.
    package func record(_ event: String, _ detail: String) {}

    /// An app shows what its sources say where it wants to.
    package func statusChanged() {}
}
