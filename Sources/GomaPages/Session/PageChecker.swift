/// Checks what a page says against components, sources and bindings: all of it, before any of it is shown.
@MainActor
struct PageChecker {
    let session: PageSession
    let mistakes: MistakeList

    func check() {
        check(session.description.page, parameters: [])
        let shapes = shapes(of: session.description.page)
        for command in session.description.commands { HandlerChecker(self, shapes).check(command) }
        for (pattern, page) in session.description.routes { check(page, parameters: pattern.parameters) }
    }

    /// Whether a source is declared and could not be made.
    func isMissing(_ name: String) -> Bool {
        session.sources[name] == nil && session.description.sources.contains { $0.name == name }
    }

    /// The shapes of all sources; one that could not be made, which is told, may hold anything.
    private var shapes: [String: PageShape] {
        let declared = session.description.sources.map { ($0.name, PageShape.data) }
        return Dictionary(declared) { first, _ in first }.merging(session.sources.mapValues(\.shape)) { $1 }
    }

    /// What names mean on a page.
    /// - Parameter names: of parts that have come to it.
    func shapes(of page: PageRoute, parameters: [String] = [], with names: some Sequence<String> = []) -> ShapeScope {
        let ids = page.screen.parts.compactMap(\.id)
        return ShapeScope(sources: shapes, parameters: parameters, partIDs: ids + names)
    }

    private func check(_ page: PageRoute, parameters: [String]) {
        let shapes = shapes(of: page, parameters: parameters)
        for way in page.title.ways { _ = shape(at: way, shapes, page.titlePlace) }
        for block in page.screen.blocks { check(block, shapes) }
        for handler in page.handlers { HandlerChecker(self, shapes).check(handler) }
    }

    func check(_ block: PageBlock, _ shapes: ShapeScope) {
        switch block {
        case .part(let part): check(part, shapes)
        case .columns(let columns): columns.flatMap(\.blocks).forEach { check($0, shapes) }
        case .flow(_, let blocks), .stack(_, let blocks): blocks.forEach { check($0, shapes) }
        case .narrow(_, let block): check(block, shapes)
        case .conditional(let condition, let block):
            _ = shape(at: condition.way, shapes, condition.place)
            check(block, shapes)
        }
    }

    func shape(at way: PageWay, _ shapes: ShapeScope, _ place: FilePlace) -> PageShape? {
        do {
            let shape = try shapes.shape(at: way)
            try checkMembers(along: way, shapes)
            return shape
        } catch {
            mistakes.add(place, "\(error)")
            return nil
        }
    }

    /// Walks along a way as far as all is known that there will ever be.
    /// - Throws: ``ShapeError`` where it breaks off.
    private func checkMembers(along way: PageWay, _ shapes: ShapeScope) throws(ShapeError) {
        var walked: [String] = []
        var current: PageSource?
        for step in way.steps {
            guard case .name(let name) = step else { return }
            if let source = current {
                guard let next = source.member(name) else {
                    guard source.isComplete else { return }
                    throw ShapeError(name: name, place: walked.joined(separator: "."), known: source.memberIDs)
                }
                current = next
            } else {
                guard shapes.isSource(name), let source = session.sources[name] else { return }
                current = source
            }
            walked.append(name)
        }
    }

    // MARK: Parts

    private func check(_ part: PagePart, _ shapes: ShapeScope) {
        let component: ComponentDescriptor
        do {
            component = try session.component(named: part.component)
        } catch {
            if !part.component.isEmpty { mistakes.add(part.componentPlace, "\(error)") }
            return
        }
        checkTraits(of: part)
        if case .name(let root)? = part.subject?.way.steps.first, isMissing(root) { return }
        guard let subject = part.subject else { return checkState(part, component, shapes) }
        guard let shape = shape(at: subject.way, shapes, part.subjectPlace) else { return }
        switch subject {
        case .value:
            guard shape.element == nil else {
                return mistakes.add(
                    part.subjectPlace, "\(subject.way) is a collection; \"each\" makes a copy for each of it")
            }
            checkSubject(part, component, shape, shapes)
        case .each:
            guard let element = shape.element?() ?? (shape.isOpen && shape.type == nil ? .data : nil) else {
                return mistakes.add(part.subjectPlace, "\(subject.way) is no collection; \"of\" shows one value")
            }
            checkSubject(part, component, element, shapes.copy(element))
        }
    }

    private func checkTraits(of part: PagePart) {
        let known = session.kit.layout.traits.map(\.rawValue)
        for trait in part.traits where !known.contains(trait.name) {
            mistakes.add(trait.place, "no trait is called \"\(trait.name)\"\(known.words(insteadOf: trait.name))")
        }
    }

    private func checkSubject(
        _ part: PagePart, _ component: ComponentDescriptor, _ shape: PageShape, _ shapes: ShapeScope
    ) {
        if session.kit.canShow(shape, in: component.name), hasFittingModel(part, component) {
            guard let fields = part.fields, let subject = part.subject else { return }
            mistakes.add(fields.place, "\"with\" changes nothing on a part that shows \(subject.way)")
        } else if part.fields != nil {
            checkState(part, component, shapes)
        } else {
            mistakes.add(part.subjectPlace, words(for: part, component, shape))
        }
    }

    /// Whether a component takes the model that a part is of, where the part is of one that is there already.
    private func hasFittingModel(_ part: PagePart, _ component: ComponentDescriptor) -> Bool {
        guard case .value(let way)? = part.subject else { return true }
        let scope = session.scope(of: session.description.page, at: .root)
        guard let value = scope.source(at: way)?.value, type(of: value) is AnyClass else { return true }
        let instance = component.blankInstance(in: session.environment)
        return (try? instance.configure(with: value as AnyObject)) != nil
    }

    private func words(for part: PagePart, _ component: ComponentDescriptor, _ shape: PageShape) -> String {
        let types = session.kit.types(shownBy: component.name)
        let way = part.subject.map { "\($0.way)" } ?? ""
        let others = types.isEmpty ? "" : "it shows \(types.joined(separator: ", ")), else "
        return
            "a \(component.name) cannot show \(way)\(shape.type == nil ? "" : ", a \(shape.words)"); \(others)\"with\" says what it shows"
    }

    /// Checks the state that a part names, and the fields laid over it.
    private func checkState(_ part: PagePart, _ component: ComponentDescriptor, _ shapes: ShapeScope) {
        let index: Int
        do {
            index = try component.stateIndex(matching: part.state)
        } catch {
            return mistakes.add(part.statePlace, "\(error)")
        }
        guard let node = part.fields else { return }
        let fields = PartFields(node)
        for step in fields.steps {
            var scope = shapes
            for way in step.collections {
                guard let element = (try? scope.shape(at: way))?.member("") else { break }
                scope = scope.copy(element)
            }
            _ = shape(at: step.way, scope, step.place)
        }
        PhraseChecker(session: session, mistakes: mistakes).check(fields)
        // What comes whole is whole when it comes.
        guard case .mapping = node.content else { return }
        let unknown = checkNames(of: node, component)
        do {
            let literals = fields.literals(besides: unknown)
            let coming = node.entries.filter { !PartFields($0.value).steps.isEmpty }.map(\.key)
            try session.states(of: component).check(
                literals, over: part.state == nil ? nil : index, besides: Set(coming))
        } catch let error as PartStateError {
            for (path, words) in error.places { mistakes.add(node.place(at: path), words) }
        } catch {
            mistakes.add(node.place, "\(error)")
        }
    }

    /// Notes down fields that the component's state does not have.
    /// - Returns: their names.
    private func checkNames(of node: PageNode, _ component: ComponentDescriptor) -> Set<String> {
        guard case .fields(let fields) = session.states(of: component).schema else { return [] }
        let known = fields.map(\.name)
        let unknown = node.entries.filter { !known.contains($0.key) }
        for entry in unknown {
            mistakes.add(
                entry.place,
                "\"\(entry.key)\" is not a field of \(component.name)\(known.words(insteadOf: entry.key))")
        }
        return Set(unknown.map(\.key))
    }
}
