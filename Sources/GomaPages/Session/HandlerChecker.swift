/// Checks what a page does with what its parts ask for.
@MainActor
struct HandlerChecker {
    private let checker: PageChecker
    private let shapes: ShapeScope

    /// - Parameter shapes: what stands on the page.
    init(_ checker: PageChecker, _ shapes: ShapeScope) { (self.checker, self.shapes) = (checker, shapes) }

    private var session: PageSession { checker.session }
    private var mistakes: MistakeList { checker.mistakes }

    func check(_ handler: PageHandler) {
        let known = session.fields(ofRequest: handler.request.name)
        guard known != nil || !session.knowsAllRequests else {
            let known = Set(session.requests.map { type(of: $0).name }).sorted()
            let words = "no component asks for \(handler.request.name)"
            return mistakes.add(handler.place, words + NearestName.suggestion(for: handler.request.name, among: known))
        }
        let fields = known ?? []
        for field in handler.request.fields.keys.sorted() where !fields.contains(field) && known != nil {
            mistakes.add(handler.place, words(field, handler, fields))
        }
        let own = fields.isEmpty && !session.knowsAllRequests ? nil : fields
        for action in handler.actions { check(action, HandlerNames(own, shapes)) }
    }

    func check(_ command: PageCommand) {
        for way in command.title.ways { _ = checker.shape(at: way, shapes, command.place) }
        for action in command.actions { check(action, HandlerNames([], shapes)) }
    }

    private func check(_ action: PageAction, _ names: HandlerNames) {
        if let condition = action.condition { check(condition.way, names, condition.place) }
        switch action.deed {
        case .go(let text), .open(let text): check(text, action, names)
        case .say(let node): check(node, names)
        case .cancel(let name): _ = kind(of: name, action)
        case .reset(let name): check(form: name, action)
        case .set(let way, let node):
            check(node, names)
            checkOwn(way, action, names)
            check(node, for: way)
        case .insert(let node, let way):
            check(node, names)
            checkOwn(way, action, names)
        case .remove(let text, let way):
            check(text, action, names)
            checkOwn(way, action, names)
        case .toggle(let way): checkOwn(way, action, names)
        case .show(let target): check(target, action, names)
        case .ask(let asking): check(asking, action, names)
        case .back, .root, .first: break
        }
    }

    private func check(_ asking: PageAsking, _ action: PageAction, _ names: HandlerNames) {
        if let name = asking.form { check(form: name, action) }
        if let fields = asking.fields { check(fields, names) }
        for follower in asking.followers { check(follower, names.withAnswer) }
        guard let known = kind(of: asking.action, action)?.fieldNames else { return }
        for entry in asking.fields?.entries ?? [] where !known.contains(entry.key) {
            mistakes.add(
                entry.place,
                "\(asking.action) takes no \"\(entry.key)\"\(NearestName.link(for: entry.key, among: known)) "
                    + "it takes \(known.listed)")
        }
    }

    private func check(form name: String, _ action: PageAction) {
        guard !(session.sources[name] is FormSource), !checker.isMissing(name) else { return }
        let known = session.sources.filter { $0.value is FormSource }.map(\.key).sorted()
        mistakes.add(action.place, "there is no form \"\(name)\"\(known.words(insteadOf: name))")
    }

    private func words(_ field: String, _ handler: PageHandler, _ fields: Set<String>) -> String {
        "\(handler.request.name) has no field \"\(field)\""
            + fields.sorted().words(insteadOf: field, none: "it has none")
    }

    private func check(_ way: PageWay, _ names: HandlerNames, _ place: FilePlace) {
        if !names.isOpen(way) { _ = checker.shape(at: way, names.shapes, place) }
    }

    private func check(_ text: PageText, _ action: PageAction, _ names: HandlerNames) {
        for way in text.ways { check(way, names, action.place) }
    }

    private func check(_ node: PageNode, _ names: HandlerNames) {
        let fields = PartFields(node)
        for step in fields.steps where step.collections.isEmpty { check(step.way, names, step.place) }
        PhraseChecker(session: session, mistakes: mistakes).check(fields)
    }

    /// A part is shown by its id, or by the way to what it shows.
    private func check(_ target: String, _ action: PageAction, _ names: HandlerNames) {
        guard let way = PageWay(target), way.steps.count > 1 else { return }
        _ = checker.shape(at: way, names.shapes, action.place)
    }

    /// What is changed has to be the page's own, or of a part that has a state of its own.
    private func checkOwn(_ way: PageWay, _ action: PageAction, _ names: HandlerNames) {
        guard case .name(let name)? = way.steps.first else { return }
        if session.sources[name] is OwnSource || checker.isMissing(name) {
            return checkParameters(of: way, action, names)
        }
        if session.sources[name] is FormSource, way.steps.count == 2, !Self.isFormPart(way.steps[1]) {
            _ = checker.shape(at: way, names.shapes, action.place)
            return
        }
        let parts = session.description.allParts.filter { $0.id == name }
        guard !parts.isEmpty else {
            return mistakes.add(
                action.place,
                "\(way) cannot be set; only a source with a \"value\" can, a field of a form, and the state of a part with an \"id\""
            )
        }
        for part in parts where part.subject != nil {
            mistakes.add(action.place, "\(way) cannot be set, as the part shows \(part.subject?.way.description ?? "")")
        }
    }

    /// What a field of a form is set to has to be one of its choices, where it has some.
    private func check(_ node: PageNode, for way: PageWay) {
        guard way.steps.count == 2, case .name(let name) = way.steps[0], case .name(let field) = way.steps[1],
            let form = session.sources[name] as? FormSource, case .literal(let value) = PartFields(node).content,
            let mistake = PageValue.word(of: value).flatMap({ form.mistake(in: $0, of: field) })
        else { return }
        mistakes.add(node.place, "\(mistake)")
    }

    /// Whether a step leads to what a form has beside its fields.
    private static func isFormPart(_ step: PageWay.Step) -> Bool {
        if case .name(let name) = step { FormPart(rawValue: name) != nil } else { false }
    }

    /// A way in a value of the page's own may be new, but not what the page is opened with.
    private func checkParameters(of way: PageWay, _ action: PageAction, _ names: HandlerNames) {
        do {
            _ = try names.shapes.shape(at: way)
        } catch {
            mistakes.add(action.place, "\(error)")
        }
    }

    /// The action of a name; where there is none, that is noted down.
    private func kind(of name: String, _ action: PageAction) -> ActionKind? {
        if let kind = session.kit.actions[name] { return kind }
        let known = session.kit.actionNames
        mistakes.add(action.place, "no action is called \"\(name)\"\(known.words(insteadOf: name))")
        return nil
    }
}
