/// The builder of a page's views: components from the registry, driven by what they are to show.
@MainActor
package struct PageBuilder {
    let session: PageSession
    let scope: PageScope
    private let room = PageRoom()

    package init(session: PageSession, scope: PageScope) {
        self.session = session
        self.scope = scope
    }

    /// What fills a window.
    /// - Parameter footer: stands in the last row.
    package func view(_ layout: PageLayout, footer: View? = nil) -> PageView {
        let top = PageTop(header: edges.traits(at: .lower, of: layout.top.last))
        let body = body(layout.body, below: top)
        return PageView(
            top: stack(layout.top), body: layout.width.map { PageMiddleView(body, widest: $0) } ?? body,
            bottom: stack(layout.bottom), footer: footer, in: room)
    }

    private var edges: PageEdgeFinder { PageEdgeFinder(session: session) }
    private var manager: any PageLayoutManager { session.kit.layout }

    /// What scrolls: the parts of the description, and below them those that come.
    private func body(_ blocks: [PageBlock], below top: PageTop) -> PageStackView {
        let runs = blocks.split(keepingTogether: \.isFree).flatMap { run in
            run.count > PageListView.mostWhole ? [list(run)] : run.map { view($0) }
        }
        return PageStackView(runs + [arrivingParts].compactMap(\.self), by: manager, below: top)
    }

    /// Many blocks below each other, of which those are made that are in or near view.
    private func list(_ blocks: ArraySlice<PageBlock>) -> View {
        let lie = PageListLie(by: manager) { edge in edges.traits(at: edge, of: edge.outermost(of: blocks)) }
        return PageListView(FixedPlaces(blocks.indices), lying: lie, environment: session.environment) { id in
            guard let index = Int(id) else { return View() }
            guard index > blocks.startIndex else { return view(blocks[index]) }
            return spaced(
                view(blocks[index]), edges.traits(at: .upper, of: blocks[index]),
                below: edges.traits(at: .lower, of: blocks[index - 1]))
        }
    }

    /// A block of a list, with the rows between it and the one above it.
    private func spaced(_ view: View, _ part: [Set<LayoutTrait>], below neighbour: [Set<LayoutTrait>]) -> View {
        PageGapView(view) { [manager] width in manager.gap(above: part, below: neighbour, in: width) }
    }

    /// The parts that come; `nil` where none do.
    private var arrivingParts: View? {
        guard let arriving = session.arriving, scope.address == .root else { return nil }
        let lie = PageListLie(by: manager) { edge in
            (edge == .upper ? arriving["0"]?.upper : arriving.last?.lower) ?? []
        }
        return PageListView(arriving, lying: lie, environment: session.environment) { id in
            guard let part = arriving[id] else { return View() }
            let view = view(of: part)
            guard let above = arriving.part(before: id) else { return view }
            return spaced(view, part.upper, below: above.lower)
        }
    }

    private func view(of part: ArrivingParts.Entry) -> View {
        if part.mishap == nil, let block = session.block(of: part.line) { return view(block) }
        return PagePartView(
            MishapView(part.mishap ?? ""), named: "lines[\(part.line.number)]", lying: PartLie(layout: manager))
    }

    private func stack(_ blocks: [PageBlock]) -> PageStackView {
        PageStackView(blocks.map { view($0) }, by: manager)
    }

    /// - Parameter flow: the columns that copies flow into where the block is alone in a flow.
    private func view(_ block: PageBlock, in flow: PageFlow? = nil) -> View {
        switch block {
        case .columns(let columns):
            let insets = columns.map { inset(of: $0.blocks.flatMap(\.parts)) }
            return PageColumnsView(columns.map { ($0, stack($0.blocks)) }, insets: insets, in: room, by: manager)
        case .flow(let flow, let blocks) where blocks.count == 1: return view(blocks[0], in: flow)
        case .flow(let flow, let blocks):
            let parts = blocks.flatMap(\.parts)
            return PageStackView(blocks.map { view($0) }, columns: columns(of: flow, for: parts), by: manager)
        case .stack(let gap, let blocks):
            return gap.map { gap in PageGapView(stack(blocks)) { _ in gap } } ?? stack(blocks)
        case .narrow(let limit, let block): return PageNarrowView(view(block, in: flow), below: limit, in: room)
        case .conditional(let condition, let block):
            return PageConditionView({ view(block, in: flow) }, follow: { scope.follow(condition.way, $0) }) {
                condition.holds(for: scope.source(at: condition.way)?.judged)
            }
        case .part(let part): return view(part, in: flow)
        }
    }

    /// The columns of a flow, beside the blank ones of whichever of its parts has the fewest.
    private func columns(of flow: PageFlow, for parts: [PagePart]) -> (Int) -> PageFlow.Columns {
        let inset = inset(of: parts)
        return { room in flow.columns(in: room, inset: inset(room)) }
    }

    /// The blank columns at each side of whichever of some parts has the fewest, in a room.
    private func inset(of parts: [PagePart]) -> (Int) -> Int {
        let lies = parts.map { edges.lie(of: $0) }
        return { room in lies.map { $0.inset(in: room) }.min() ?? 0 }
    }

    private func view(_ part: PagePart, in flow: PageFlow?) -> View {
        switch part.subject {
        case nil:
            let one = place(component(part, fields(of: part), showing: nil), part)
            return flow.map { PageStackView([one], columns: columns(of: $0, for: [part]), by: manager) } ?? one
        case .value(let way):
            guard let source = scope.source(at: way) else { return absence(of: way, for: part, in: flow) }
            let name = scope.path(way).split(separator: ".").last.map(String.init)
            let path = scope.path(way)
            let fields = fields(of: part)
            return PageSlotView(source, environment: session.environment) {
                place(component(part, fields, showing: (name ?? "", path, source)), part, of: name, at: path)
            }
        case .each(let way): return list(part, way, in: flow)
        }
    }

    /// A copy for each element.
    private func list(_ part: PagePart, _ way: PageWay, in flow: PageFlow?) -> View {
        guard let source = scope.source(at: way) else { return absence(of: way, for: part, in: flow) }
        let path = scope.path(way)
        let lie = PageListLie(copiesOf: edges.lie(of: part), in: flow)
        let fields = fields(of: part)
        // What shows a part that handlers and texts know is not another's later.
        let spares = part.id == nil ? SpareInstances() : nil
        return PageListView(source, lying: lie, environment: session.environment) { id in
            guard let element = source.member(id) else {
                let words = (source as? any TellsMishaps)?.mishap(of: id)
                return mishap(part, words ?? "there is no \(path).\(id)")
            }
            let builder = PageBuilder(session: session, scope: scope.copy(for: id, at: path, element))
            return builder.place(
                builder.component(part, fields, showing: (id, "\(path).\(id)", element), by: spares), part, of: id,
                at: "\(path).\(id)")
        }
    }

    /// What stands in a part's place as long as a way leads nowhere.
    private func absence(of way: PageWay, for part: PagePart, in flow: PageFlow?) -> View {
        PageAbsenceView(mishap(part, "there is no \(scope.path(way))"), follow: { scope.follow(way, $0) }) {
            scope.source(at: way) == nil ? nil : view(part, in: flow)
        }
    }

    /// - Parameters:
    ///   - subject: names it among others of its kind; `nil` for one that shows nothing of the page's.
    ///   - path: the way to what it shows.
    private func place(_ view: View, _ part: PagePart, of subject: String? = nil, at path: String? = nil) -> View {
        let view = PagePartView(
            view, named: path ?? part.path, signed: path == nil ? part.signature : nil, lying: edges.lie(of: part),
            id: part.id, path: path)
        view.accessibilityIdentifier = subject
        return view
    }

    // MARK: Components

    /// What a part says of its state, read once for all of its copies.
    private func fields(of part: PagePart) -> PartFields? { part.fields.map(PartFields.init) }

    /// A component, or what is wrong with it.
    private func component(
        _ part: PagePart, _ fields: PartFields?, showing subject: (id: String, path: String, source: PageSource)?,
        by spares: SpareInstances? = nil
    ) -> View {
        do {
            let component = try session.component(named: part.component)
            if let subject, let view = try bound(component, part, subject, spares) { return view }
            return try free(component, part, fields)
        } catch {
            return mishap(part, "\(error)")
        }
    }

    /// A component that shows a value by its binding, or as the value's own model; `nil` for one that shows it by its fields.
    private func bound(
        _ component: ComponentDescriptor, _ part: PagePart, _ subject: (id: String, path: String, source: PageSource),
        _ spares: SpareInstances?
    ) throws -> View? {
        let place = KeptModels.Place.value(subject.path, component: component.name)
        let known = session.kept.model(at: place)
        guard
            let model = known
                ?? session.kit.model(
                    of: component.name, showing: subject.source, id: subject.id, in: session.environment)
        else { return nil }
        let instance = spares?.take() ?? component.blankInstance(in: session.environment)
        try instance.configure(with: model)
        if known == nil { session.kept.keep(model, at: place) }
        return view(of: instance, component, part, at: place, sparing: spares)
    }

    /// A component with a state of its own.
    private func free(_ component: ComponentDescriptor, _ part: PagePart, _ fields: PartFields?) throws -> View {
        // Whoever says what a part shows says all of it.
        let index = part.state == nil && fields != nil ? nil : try component.stateIndex(matching: part.state)
        let place = KeptModels.Place.part(part.signature, of: scope.address, element: scope.element?.way)
        let instance: ComponentInstance
        let last: ShownFields
        var isNew = false
        if let model = session.kept.model(at: place) {
            instance = component.blankInstance(in: session.environment)
            try instance.configure(with: model)
            last = session.kept.fields(at: place) ?? ShownFields(nil)
            last.bringAllNext()
        } else {
            let json = fields?.json(in: scope)
            instance =
                try json.map {
                    try session.states(of: component).instance(
                        $0, over: index, named: part.id ?? part.path, in: session.environment)
                }
                ?? component.standardInstance(stateAt: index ?? 0, in: session.environment)
            // What does not fit any more is as if it had not been left.
            let left = session.takeRememberedState(of: instance.model, at: place)
            if let left { try? instance.replaceState(left.data) }
            isNew = left == nil
            last = ShownFields(isNew ? json : nil)
            if let model = instance.model { session.kept.keep(model, at: place, showing: last) }
        }
        guard let fields, !fields.steps.isEmpty else { return view(of: instance, component, part, at: place) }
        let show = { [weak instance, session, scope] in
            guard let instance, instance.model != nil else { return }
            last.bring(fields.json(in: scope)) { changed, before in
                guard let now = try? instance.state(),
                    let new = try? session.states(of: component).data(
                        changed, laidOver: now, inPlaceOf: before, over: index, named: part.id ?? part.path)
                else { return false }
                return (try? instance.replaceState(new)) != nil
            }
        }
        // One that has just been made shows them already.
        if !isNew { show() }
        return view(of: instance, component, part, at: place, showing: LiveFields(fields, in: scope, show))
    }

    private func view(
        of instance: ComponentInstance, _ component: ComponentDescriptor, _ part: PagePart, at place: KeptModels.Place,
        showing fields: LiveFields? = nil, sparing spares: SpareInstances? = nil
    ) -> View {
        if let id = part.id {
            scope.parts.source(of: id)?.follow(instance, schema: session.states(of: component).schema)
        }
        return InstanceView(instance, at: place.key, in: session.parts, keeping: fields, sparing: spares) {
            fields?.show()
        }
    }

    /// What stands in a part's place where it cannot be made.
    private func mishap(_ part: PagePart, _ reason: String) -> View {
        place(MishapView("\(part.place): \(part.component): \(reason)"), part)
    }
}

extension [PageBlock] {
    /// In runs: those of which something holds that stand next to each other, and each of the others by itself.
    fileprivate func split(keepingTogether isMeant: (PageBlock) -> Bool) -> [ArraySlice<PageBlock>] {
        var runs: [ArraySlice<PageBlock>] = []
        var start = startIndex
        while start < endIndex {
            let end = self[start...].firstIndex { !isMeant($0) } ?? endIndex
            let next = Swift.max(end, start + 1)
            runs.append(self[start..<next])
            start = next
        }
        return runs
    }
}
