import Foundation
import GomaGallery
import GomaKit
import GomaReview
import TerminalKit

/// The presenter of a page and of those that open over it: what parts ask for, and what sources tell.
@MainActor
package final class PagePresenter: GalleryScreenPresenter {
    package let interactor: GalleryInteractor
    let session: PageSession
    package let router: GalleryRouter
    weak var screen: (any PageScreen)?
    private let pages: PageRouter
    /// Lines of the feed that could not be read, and the last of them.
    private var problemCount = 0
    private var lastProblem: FeedProblem?
    /// Why no more of the feed could be read; `nil` as long as all has been.
    package private(set) var feedFailure: InputError?
    /// While something is said in place of the status.
    private var saying: AnyCancellable?
    /// Whether it has been asked, and can still be read, that something is going to be lost.
    private var hasAsked = false
    private var requests: Owner.Subscription?
    private var takings: [Owner.Taking] = []
    private var news: [Broadcast<PageNews>.Subscription] = []

    private static let sayingTime = Duration.seconds(4)

    init(session: PageSession, interactor: GalleryInteractor, router: GalleryRouter, pages: PageRouter) {
        self.session = session
        self.interactor = interactor
        self.router = router
        self.pages = pages
        let owner = session.environment.owner
        requests = owner.subscribe { [weak self] in self?.answer($0) }
        takings = [
            // Hears what becomes of requests that are waited for.
            owner.take { [weak self] question in
                question.whenAnswered { isDone in if isDone { _ = self?.change(by: question.asked) } }
                return false
            },
            interactor.takeCopies(of: owner) { [weak self] in self?.say($0) },
            owner.take(ChangeLanguage.self) { [weak self] in self?.answer($0) ?? .declined },
            owner.take(ChangeTheme.self) { [weak self] in self?.answer($0) ?? .declined },
        ]
        news = session.sources.map { name, source in
            source.news.subscribe { [weak self] in self?.take($0, from: name) }
        }
    }

    /// Called when a screen comes on top: the page itself, or one that was opened over it.
    func screenWillAppear(_ screen: any PageScreen) {
        self.screen = screen
        showStatus()
    }

    /// Goes to a page by its name and parameters, such as `match/derby`.
    /// - Throws: ``PageNameError`` where there is none.
    package func open(_ name: String) throws(PageNameError) {
        interactor.record("open page", name)
        guard pages.go(to: name, self) else {
            throw PageNameError(
                file: session.description.file, name: name,
                known: session.description.routes.map(\.pattern.description))
        }
    }

    // MARK: Feeds

    /// Plays a recorded feed, for as long as the result is kept.
    /// - Throws: ``FeedMismatch`` where the page takes none.
    package func play(_ feed: FeedSource, on scheduler: TimelineScheduler) throws -> AnyObject {
        player(of: feed, for: try feedTaker(), on: scheduler)
    }

    /// The source that a feed keeps up to date.
    /// - Throws: ``FeedMismatch`` where the page has none.
    package func feedTaker() throws(FeedMismatch) -> any FeedTaker {
        guard let taker = session.feedTaker else { throw FeedMismatch(file: session.description.file) }
        return taker
    }

    private func player<Taker: FeedTaker>(
        of feed: FeedSource, for taker: Taker, on scheduler: TimelineScheduler
    ) -> AnyObject {
        FeedPlayer<Taker.Event>(feed, on: scheduler) { [weak self] in self?.take($0, into: taker) }
    }

    /// Takes in what a feed has brought; a line that says nothing that can be used is told and left out, and a feed that
    /// can be read no further is told too.
    package func take<Taker: FeedTaker>(_ batch: FeedBatch<Taker.Event>, into taker: Taker) {
        for event in batch.events { taker.take(event) }
        if let failure = batch.failure {
            feedFailure = failure
            interactor.record("feed failure", failure.description)
            say("the feed has broken off: \(failure)")
        }
        problemCount += batch.problems.count
        guard let problem = batch.problems.last else { return }
        lastProblem = problem
        interactor.record("feed problem", problem.description)
        say(problemCount == 1 ? "feed \(problem)" : "feed: \(problemCount) lines skipped, the last \(problem.cause)")
    }

    /// Does what a source wants of the page.
    private func take(_ news: PageNews, from source: String) {
        switch news {
        case .focus(let member, let stop): screen?.focus("\(source).\(member)", stop: stop)
        case .say(let sentence): say(sentence)
        case .note(let event, let detail): interactor.record(event, detail)
        case .status: showStatus()
        }
    }

    // MARK: Requests

    /// Does what a component asks for where the page can, and says so where it cannot.
    private func answer(_ asked: AskedRequest) {
        let request = asked.request
        if request is ChangeLanguage || request is ChangeTheme || request is CopyText { return }
        if asked.isAwaited {
            _ = handle(asked)
        } else if !handle(asked), !change(by: asked), !type(of: request).isNotice {
            if request is GoBack || request is CloseSheet { return goBack() }
            decline(asked)
        }
    }

    /// Does what the page says of a request; `false` where it says nothing that can be done now.
    private func handle(_ asked: AskedRequest) -> Bool {
        guard let screen else { return false }
        let text = Self.text(of: asked.request)
        let root = session.description.page.handlers
        let handlers = screen.handlers + (screen.address == .root ? [] : root)
        for handler in handlers where handler.request.matches(text) {
            let done = handler.actions.map { perform($0, for: text, on: screen) }
            guard done.contains(true) else { continue }
            interactor.record("answer", asked.description)
            return true
        }
        return false
    }

    private static func text(of request: some ComponentRequest) -> RequestText { RequestText(request) }

    /// - Returns: whether it could be done.
    private func perform(_ action: PageAction, for request: RequestText, on screen: any PageScreen) -> Bool {
        func words(_ text: PageText) -> String {
            text.words { way in
                if case .name(let name)? = way.steps.first, way.steps.count == 1, let field = request.fields[name] {
                    return field
                }
                return PageValue.word(of: screen.scope.source(at: way)?.value) ?? ""
            }
        }
        switch action {
        case .go(let name): return pages.go(to: words(name), self)
        case .back: goBack()
        case .root: pages.goToRoot()
        case .show(let id): return screen.showPart(id)
        case .set(let way, let value): session.set(way, to: words(value), in: screen.scope)
        case .say(let text): say(words(text))
        }
        return true
    }

    private func decline(_ asked: AskedRequest) {
        interactor.record("ask", asked.description)
        say("nothing on this page can \(asked.words)")
    }

    /// A page speaks the language that other parts of it speak too.
    private func answer(_ question: Question<ChangeLanguage>) -> RequestReply<Void> {
        guard !handle(question.asked), !change(by: question.asked) else { return .done }
        decline(question.asked)
        return .refused()
    }

    private func answer(_ question: Question<ChangeTheme>) -> RequestReply<Void> {
        changeTheme { try interactor.selectTheme(named: question.request.theme) } ? .done : .refused()
    }

    /// Asks all sources to do what a part asks for; `false` where none has taken it.
    private func change(by asked: AskedRequest) -> Bool {
        for source in session.sourceOrder {
            guard let reply = source.take(asked, on: session) else { continue }
            interactor.record("change", asked.description)
            reply.note.map(say)
            return true
        }
        return false
    }

    func selectNextTheme() {
        changeTheme(interactor.selectNextTheme)
        for source in session.sourceOrder { source.themeChanged(to: interactor.currentTheme.name, on: session) }
    }

    /// - Returns: whether another theme is in use; why it is not is said.
    @discardableResult
    private func changeTheme(_ change: () throws -> Void) -> Bool {
        do {
            try change()
            interactor.record("select theme", interactor.themeTitle)
            return true
        } catch {
            say("\(error)")
            return false
        }
    }

    func togglePause() {
        interactor.time.isPaused.toggle()
        interactor.record(interactor.time.isPaused ? "pause time" : "resume time")
        showStatus()
    }

    func leaveComponents() {
        interactor.record("leave component")
        screen?.leaveComponents()
    }

    func showThemes() {
        interactor.record("show themes")
        router.showThemes()
    }

    func showEvents() {
        interactor.record("show events")
        router.showEvents()
    }

    /// Leaves a page that was opened, or the program; where that loses something, only when asked a second time.
    func goBack() {
        let loss = session.sourceOrder.lazy.compactMap(\.lossOnLeaving).first
        if let loss, !hasAsked, !pages.isOpened {
            interactor.record("ask before leaving")
            say("Esc again leaves; \(loss)")
            hasAsked = true
            return
        }
        interactor.record("go back")
        pages.goBack()
    }

    /// Called when something else is done than to leave.
    func stay() {
        guard hasAsked else { return }
        (hasAsked, saying) = (false, nil)
        showStatus()
    }

    /// Says something that stays to be read, whatever comes in meanwhile.
    private func say(_ message: String) {
        hasAsked = false
        screen?.show(message: message)
        saying = interactor.timeline.after(Self.sayingTime) { [weak self] in
            self?.saying = nil
            self?.hasAsked = false
            self?.showStatus()
        }
    }

    private func showStatus() {
        guard saying == nil else { return }
        let told = session.sourceOrder.compactMap(\.status)
        let skipped = problemCount == 0 ? [] : ["\(problemCount) skipped"]
        let parts =
            [interactor.time.isPaused ? "paused" : "", feedFailure == nil ? "" : "feed broken off"] + told + skipped + [
                screen?.title ?? "", lastProblem.map { "last \($0.cause)" } ?? "",
            ]
        screen?.show(status: parts.filter { !$0.isEmpty })
    }
}
