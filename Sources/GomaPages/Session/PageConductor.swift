import GomaKit
import TerminalKit

/// Does what the parts of a page ask for: by what the page says, then by what its sources can do; what nobody does is said.
@MainActor
package final class PageConductor {
    package private(set) var session: PageSession
    private weak var stage: (any PageStage)?
    private var requests: Owner.Subscription?
    private var takings: [Owner.Taking] = []
    private var news: [Broadcast<PageNews>.Subscription] = []

    package init(_ session: PageSession, on stage: any PageStage) {
        self.session = session
        self.stage = stage
        let owner = session.environment.owner
        requests = owner.subscribe { [weak self] in self?.answer($0) }
        takings = [
            // Hears what becomes of requests that are waited for.
            owner.take { [weak self] question in
                question.whenAnswered { isDone in if isDone { _ = self?.change(by: question.asked) } }
                return false
            },
            owner.take(ChangeLanguage.self) { [weak self] in self?.answer($0) ?? .declined },
        ]
        followNews()
    }

    /// Goes on with another version of the page.
    package func renew(_ session: PageSession) {
        self.session = session
        followNews()
    }

    private func followNews() {
        news = session.sources.map { name, source in
            source.news.subscribe { [weak self] in self?.take($0, from: name) }
        }
    }

    /// Does what a source wants of the page.
    private func take(_ news: PageNews, from source: String) {
        switch news {
        case .focus(let member, let stop): stage?.focus("\(source).\(member)", stop: stop)
        case .say(let sentence): stage?.say(sentence)
        case .note(let event, let detail): stage?.record(event, detail)
        case .status: stage?.statusChanged()
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
            if request is GoBack || request is CloseSheet { stage?.goBack() } else { decline(asked) }
        }
    }

    /// A page speaks the language that other parts of it speak too.
    private func answer(_ question: Question<ChangeLanguage>) -> RequestReply<Void> {
        guard !handle(question.asked), !change(by: question.asked) else { return .done }
        decline(question.asked)
        return .refused()
    }

    private func decline(_ asked: AskedRequest) {
        stage?.record("ask", asked.description)
        stage?.say("nothing on this page can \(asked.words)")
    }

    /// Does what the page says of a request; `false` where it says nothing that can be done now.
    private func handle(_ asked: AskedRequest) -> Bool {
        guard let stage else { return false }
        func text(_ request: some ComponentRequest) -> RequestText { RequestText(request) }
        let request = text(asked.request)
        let root = stage.address == .root ? [] : session.description.page.handlers
        for handler in stage.handlers + root where handler.request.matches(request) {
            let done = handler.actions.map { perform($0, for: request, on: stage) }
            guard done.contains(true) else { continue }
            stage.record("answer", asked.description)
            return true
        }
        return false
    }

    /// - Returns: whether it could be done.
    private func perform(_ action: PageAction, for request: RequestText, on stage: any PageStage) -> Bool {
        func words(_ text: PageText) -> String {
            text.words { way in
                if case .name(let name)? = way.steps.first, way.steps.count == 1, let field = request.fields[name] {
                    return field
                }
                return PageValue.word(of: stage.scope.source(at: way)?.value) ?? ""
            }
        }
        switch action {
        case .go(let name): return stage.go(to: words(name))
        case .open(let name): return stage.open(words(name))
        case .back: stage.goBack()
        case .root: stage.goToRoot()
        case .show(let id): return stage.showPart(id)
        case .set(let way, let value): session.set(way, to: words(value), in: stage.scope)
        case .say(let text): stage.say(words(text))
        }
        return true
    }

    /// Asks all sources to do what a part asks for; `false` where none has taken it.
    private func change(by asked: AskedRequest) -> Bool {
        for source in session.sourceOrder {
            guard let reply = source.take(asked, on: session) else { continue }
            stage?.record("change", asked.description)
            if let note = reply.note { stage?.say(note) }
            return true
        }
        return false
    }
}
