import Foundation
import GomaGallery
import GomaReview
import GomaUI
import TerminalKit

/// The presenter of a page: the book, and what came in from the feed.
@MainActor
package final class PagePresenter: GalleryScreenPresenter {
    package let interactor: GalleryInteractor
    let book: Sportsbook
    package let router: GalleryRouter
    weak var screen: (any PageScreen)?
    /// The page's own.
    let title: String
    private let pages: PageRouter
    private let driver: (any PageDriver)?
    /// Lines of the feed that could not be read, and the last of them.
    private var problemCount = 0
    private var lastProblem: FeedProblem?
    /// Why no more of the feed could be read; `nil` as long as all has been.
    package private(set) var feedFailure: InputError?
    /// While something is said in place of the status.
    private var saying: AnyCancellable?
    /// Whether it has been asked, and can still be read, that the slip is going to be lost.
    private var hasAsked = false
    private var choices: AnyCancellable?
    private var requests: Owner.Subscription?
    /// Hears what becomes of requests that are waited for.
    private var following: Owner.Taking?
    private var takings: [Owner.Taking] = []
    private var wishes: Broadcast<PageWish>.Subscription?

    private static let sayingTime = Duration.seconds(4)

    init(
        title: String, book: Sportsbook, driver: (any PageDriver)? = nil, interactor: GalleryInteractor,
        router: GalleryRouter, pages: PageRouter
    ) {
        self.title = title
        self.book = book
        self.driver = driver
        self.interactor = interactor
        self.router = router
        self.pages = pages
        book.onTold = { [weak self] in self?.showStatus() }
        choices = book.selectionPublisher.sink { [weak interactor] choice in
            interactor?.record(choice.isSelected ? "choose outcome" : "give up outcome", choice.name)
        }
        requests = book.environment.owner.subscribe { [weak self] in self?.answer($0) }
        following = book.environment.owner.take { [weak self] question in
            question.whenAnswered { isDone in if isDone { _ = self?.change(by: question.asked) } }
            return false
        }
        takings = [
            interactor.takeCopies(of: book.environment.owner) { [weak self] in self?.say($0) },
            book.environment.owner.take(ChangeLanguage.self) { [weak self] in self?.answer($0) ?? .declined },
            book.environment.owner.take(ChangeTheme.self) { [weak self] in self?.answer($0) ?? .declined },
        ]
        wishes = driver?.wishes.subscribe { [weak self] in self?.fulfil($0) }
    }

    /// Called when a screen comes on top: the page itself, or one that was opened over it.
    func screenWillAppear(_ screen: any PageScreen) {
        self.screen = screen
        showStatus()
    }

    /// Takes in what a feed has brought; a line that says nothing that can be used is told and left out, and a feed that
    /// can be read no further is told too.
    package func take(_ batch: FeedReader.Batch) {
        for event in batch.events { book.apply(event) }
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

    func openMatch(_ id: String) {
        interactor.record("open match", id)
        guard !pages.openMatch(id, self), let match = book.matches[id] else { return }
        say("\(match.home) – \(match.away): no page opens from here")
    }

    /// Does what a component asks for where the page can, and says so where it cannot.
    private func answer(_ asked: AskedRequest) {
        let request = asked.request
        if driver?.answer(request) == true { return interactor.record("ask", asked.description) }
        switch request {
        case let request as OpenMatch where book.matches[request.id] != nil: openMatch(request.id)
        case is OpenBetslip: openSlip()
        case is CloseBetslip:
            leaveComponents()
            say("the bet slip stays on this page; Tab goes back inside")
        case is GoBack, is CloseSheet: goBack()
        case is ChangeLanguage, is ChangeTheme: break
        default:
            guard !leadsOn(asked), !asked.isAwaited, !(request is CopyText), !change(by: asked),
                !type(of: request).isNotice
            else { return }
            decline(asked)
        }
    }

    /// Goes to the part or the page that answers a request; `false` where there is none.
    private func leadsOn(_ asked: AskedRequest) -> Bool {
        guard screen?.showPart(answering: asked.request) == true || pages.open(answering: asked.request, self) else {
            return false
        }
        interactor.record("answer", asked.description)
        return true
    }

    private func decline(_ asked: AskedRequest) {
        interactor.record("ask", asked.description)
        say("nothing on this page can \(asked.words)")
    }

    /// A page speaks the language that other parts of it speak too.
    private func answer(_ question: Question<ChangeLanguage>) -> RequestReply<Void> {
        guard !leadsOn(question.asked), !change(by: question.asked) else { return .done }
        decline(question.asked)
        return .refused()
    }

    private func answer(_ question: Question<ChangeTheme>) -> RequestReply<Void> {
        changeTheme { try interactor.selectTheme(named: question.request.theme) } ? .done : .refused()
    }

    /// Lets all parts know what a request changes; `false` where nobody has taken it.
    private func change(by asked: AskedRequest) -> Bool {
        guard let change = pages.tell(asked.request) else { return false }
        interactor.record("change", asked.description)
        change.note(in: book.environment).map(say)
        return true
    }

    /// Does what the page's model wants of it.
    private func fulfil(_ wish: PageWish) {
        switch wish {
        case .focus(let part, let stop): screen?.focus(part: part, stop: stop)
        case .say(let sentence): say(sentence)
        }
    }

    /// The slip stands on the page itself, so the keys go there.
    func openSlip() {
        interactor.record("open bet slip")
        guard let screen, !screen.showSlip() else { return }
        say("there is no bet slip on this page")
    }

    func selectNextTheme() {
        changeTheme(interactor.selectNextTheme)
        pages.tell(.theme(interactor.currentTheme.name))
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

    /// Leaves a page that was opened, or the program; where that loses selections, only when asked a second time.
    func goBack() {
        let count = book.slip.active.count
        guard count == 0 || hasAsked || pages.isOpened else {
            interactor.record("ask before leaving")
            say("Esc again leaves; \(count) \(count == 1 ? "selection is" : "selections are") on the slip")
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
        let events = book.eventCount == 0 ? "" : "\(book.eventCount) events"
        let skipped = problemCount + book.unknownCount
        let parts = [
            interactor.time.isPaused ? "paused" : "", feedFailure == nil ? "" : "feed broken off", events,
            skipped == 0 ? "" : "\(skipped) skipped",
            screen?.title ?? title, lastProblem.map { "last \($0.cause)" } ?? "",
        ]
        screen?.show(status: parts.filter { !$0.isEmpty })
    }
}
