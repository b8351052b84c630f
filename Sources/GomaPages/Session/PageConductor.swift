/// Does what the parts of a page ask for: by what the page says, then by what its sources can do; what nobody does is said.
@MainActor
package final class PageConductor {
    package private(set) var session: PageSession
    private weak var stage: (any PageStage)?
    private var requests: Owner.Subscription?
    private var takings: [Owner.Taking] = []
    private var news: [Broadcast<PageNews>.Subscription] = []
    /// Those of the page, which its later versions go on with.
    private let running = RunningTasks()

    package init(_ session: PageSession) {
        self.session = session
        session.tasks.running = running
    }

    /// Does from now on what is asked for.
    package func begin(on stage: any PageStage) {
        self.stage = stage
        requests = session.environment.owner.subscribe { [weak self] in self?.answer($0) }
        follow()
    }

    /// Goes on with another version of the page.
    package func renew(_ session: PageSession) {
        self.session = session
        follow()
    }

    /// Hears of the sources, and is asked before them: what the page says of a request goes before what they do with it.
    private func follow() {
        let owner = session.environment.owner
        takings = [
            owner.take { [weak self] question in self?.take(question) ?? false },
            owner.take(ChangeLanguage.self) { [weak self] in self?.answer($0) ?? .declined },
        ]
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
            // What an action is asked for answers the request too.
            if !handlers(of: asked.request).contains(where: \.asks) { _ = handle(asked) }
        } else if !handle(asked), !change(by: asked), !type(of: request).isNotice {
            if request is GoBack || request is CloseSheet { stage?.goBack() } else { decline(asked) }
        }
    }

    /// A page speaks the language that is wanted where its environment can change it, and that other parts of it speak too.
    private func answer(_ question: Question<ChangeLanguage>) -> RequestReply<Void> {
        if session.speak(question.request.code) {
            stage?.record("speak", question.request.code)
            _ = change(by: question.asked)
            stage?.languageChanged()
            return .done
        }
        guard !handle(question.asked), !change(by: question.asked) else { return .done }
        decline(question.asked)
        return .refused()
    }

    private func decline(_ asked: AskedRequest) {
        stage?.record("ask", asked.description)
        stage?.say(session.environment.text(.pageCannot, ["request": asked.words]))
    }

    /// Takes a request that somebody waits for where an action answers it; else hears what becomes of it.
    private func take(_ question: AnyQuestion) -> Bool {
        guard question.asked.isAwaited else { return false }
        if handlers(of: question.asked.request).contains(where: \.asks) {
            if handle(question.asked, answering: question) { return true }
            // The action is not asked now; what is done besides is.
            _ = handle(question.asked)
        }
        question.whenAnswered { [weak self] isDone in if isDone { _ = self?.change(by: question.asked) } }
        return false
    }

    /// What the page says of a request: the page that is shown first, then the one that all begins with.
    private func handlers(of request: any ComponentRequest) -> [PageHandler] {
        guard let stage else { return [] }
        func text(_ request: some ComponentRequest) -> RequestText { RequestText(request) }
        let asked = text(request)
        let root = stage.address == .root ? [] : session.description.page.handlers
        return (stage.handlers + root).filter { $0.request.matches(asked) }
    }

    /// Does what the page says of a request; `false` where it says nothing that can be done now.
    private func handle(_ asked: AskedRequest, answering question: AnyQuestion? = nil) -> Bool {
        guard let stage else { return false }
        let scope = stage.scope.naming(Self.fields(of: asked.request))
        for handler in handlers(of: asked.request) {
            guard perform(handler.actions, in: scope, on: stage, answering: question) else { continue }
            stage.record("answer", asked.description)
            return true
        }
        return false
    }

    /// What can be done on all pages, by a key or from the list of commands.
    package var commandBindings: [KeyBinding] {
        guard let stage else { return [] }
        return session.description.commands.map { command in
            KeyBinding(.keys([command.key].compactMap(\.self)), stage.scope.words(command.title)) { [weak self] in
                self?.perform(command)
            }
        }
    }

    private func perform(_ command: PageCommand) {
        guard let stage else { return }
        stage.record("command", stage.scope.words(command.title))
        _ = perform(command.actions, in: stage.scope, on: stage)
    }

    private static func fields(of request: any ComponentRequest) -> [String: JSONValue] {
        guard case .object(let fields)? = JSONValue(encoding: request) else { return [:] }
        return fields
    }

    /// - Parameter question: answered as an action is that is asked; where there is one, an action has to be.
    /// - Returns: whether any could be done.
    private func perform(
        _ actions: [PageAction], in scope: PageScope, on stage: any PageStage, answering question: AnyQuestion? = nil
    ) -> Bool {
        let meant = actions.filter { action in
            action.condition.map { $0.holds(for: scope.source(at: $0.way)?.judged) } ?? true
        }
        let asking = meant.lastIndex(where: \.asks)
        guard question == nil || asking != nil else { return false }
        let done = meant.enumerated().map { index, action in
            perform(action.deed, in: scope, on: stage, answering: index == asking ? question : nil)
        }
        return done.contains(true)
    }

    /// - Returns: whether it could be done.
    private func perform(
        _ deed: PageAction.Deed, in scope: PageScope, on stage: any PageStage, answering question: AnyQuestion?
    ) -> Bool {
        func value(_ node: PageNode) -> JSONValue { PartFields(node).json(in: scope) }
        func recorded(_ event: String, _ name: String) -> String {
            stage.record(event, name)
            return name
        }
        switch deed {
        case .go(let name): return stage.go(to: recorded("open page", scope.pageName(name)))
        case .open(let name): return stage.open(recorded("open page", scope.pageName(name)))
        case .back(let names): goBack(from: names, on: stage)
        case .root:
            stage.record("go to the first page", "")
            stage.goToRoot()
        case .first:
            stage.record("go to the first page of the tab", "")
            stage.goToFirst()
        case .show(let target):
            return stage.showPart(recorded("show part", PageWay(target).map(scope.path) ?? target))
        case .set(let way, let node): return session.change(way, in: scope) { _ in value(node) }
        case .toggle(let way): return session.change(way, in: scope) { .bool($0 != .bool(true)) }
        case .insert(let node, let way): return session.change(way, in: scope) { $0.inserting(value(node)) }
        case .remove(let id, let way): return session.change(way, in: scope) { $0.removing(scope.words(id)) }
        case .reset(let name):
            guard let form = self.form(name) else { return false }
            form.reset()
        case .say(let node): stage.say(PageValue.word(of: value(node)) ?? "")
        case .ask(let asking): ask(asking, in: scope, answering: question)
        case .cancel(let action): session.tasks.cancel(action)
        }
        return true
    }

    /// Leaves the page that is shown; where pages are named, for as long as one of them is shown.
    private func goBack(from names: [String], on stage: any PageStage) {
        guard !names.isEmpty else { return stage.goBack() }
        while let name = stage.address.name, names.contains(name) { stage.goBack() }
    }

    private func form(_ name: String) -> FormSource? { session.sources[name] as? FormSource }

    // MARK: Actions

    /// Asks an action, and does what the page says of its answer.
    private func ask(_ asking: PageAsking, in scope: PageScope, answering question: AnyQuestion?) {
        guard let action = session.kit.actions[asking.action] else { return }
        let form = asking.form.flatMap { self.form($0) }
        guard form?.begin() ?? true else {
            question?.refuse()
            return
        }
        let asker = stage?.address
        let told = (form?.values ?? .object([:])).merging(
            asking.fields.map { PartFields($0).json(in: scope) } ?? .object([:]))
        let hasBegun = session.tasks.begin(asking.action, told, on: session) { [weak stage] in
            stage?.say($0)
        } _: { task in
            do {
                try action.perform(told, task)
            } catch {
                let words = (error as? DecodingError).map { StateProblem.words(for: $0) } ?? "\(error)"
                task.answer(.refused(reason: "\(asking.action): \(words)"))
            }
        } onAnswer: { [weak self, weak form] answer in
            form?.end(answer)
            guard let answer else { return question?.refuse() ?? () }
            let tellsItself = question != nil || form?.tells(answer) ?? false
            self?.take(answer, to: asking, of: asker, in: scope, tellsItself: tellsItself)
            question?.answer(answer)
        }
        // Somebody else has asked for the same already.
        if !hasBegun {
            form?.end(nil)
            question?.refuse()
        }
    }

    /// Does what the page says of an answer; says itself why there is nothing, where neither the page nor a form does, nor the
    /// component that has waited.
    /// - Parameter asker: the page that was shown when it was asked; one that is shown by then instead is not left, be it back
    ///   or on to another.
    private func take(
        _ answer: PageAnswer, to asking: PageAsking, of asker: PageAddress?, in scope: PageScope, tellsItself: Bool
    ) {
        guard let stage else { return }
        let (actions, words): ([PageAction], String?) =
            switch answer {
            case .done: (asking.done, nil)
            case .refused(let reason, _): (asking.refused, reason)
            case .silence: (asking.silent, session.environment.text(.noAnswer))
            }
        stage.record("answered", "\(asking.action) \(answer.name)")
        let meant = stage.address == asker ? actions : actions.filter { !$0.leaves }
        guard !perform(meant, in: scope.naming([PageAsking.answer: answer.values]), on: stage) else { return }
        if let words, !tellsItself { stage.say(words) }
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

extension AnyQuestion {
    fileprivate func answer(_ answer: PageAnswer) {
        switch answer {
        case .done: if !accept(json: answer.values) { refuse() }
        case .refused(let reason, _): refuse(reason: reason)
        // Whoever waits has been as patient.
        case .silence: break
        }
    }
}

extension PageAnswer {
    fileprivate var name: String {
        switch self {
        case .done: "done"
        case .refused: "refused"
        case .silence: "silence"
        }
    }
}
