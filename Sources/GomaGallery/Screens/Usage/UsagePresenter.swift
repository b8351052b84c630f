/// The panel on how a component is used, as its presenter sees it.
protocol UsageScreen: MessageScreen {
    /// The rows are others than they were.
    func rowsChanged()
}

/// The presenter of a component's usage: when and how, in its guide's words, the Swift that builds it in the state that it is in,
/// what can be asked of it, what it is made of and what it is a part of.
@MainActor
final class UsagePresenter: SpeaksOnScreen {
    private let services: GalleryServices
    private let router: GalleryRouter
    weak var screen: (any UsageScreen)?
    var messageScreen: (any MessageScreen)? { screen }

    private var content: PreviewContent?
    private var observation: AnyCancellable?
    /// Components that rows lead to, by the rows' ids.
    private var targets: [String: ComponentDescriptor] = [:]

    /// Before the signature in the id of a row that tells what can be asked.
    private static let actionMark = "action."
    /// Columns that saved code keeps to.
    private static let savedWidth = 100

    init(services: GalleryServices, router: GalleryRouter) {
        self.services = services
        self.router = router
    }

    /// The gallery's own words.
    var words: GalleryWords { services.words }

    /// Shows how a component is used; its code follows its state from now on.
    func show(_ content: PreviewContent) {
        self.content = content
        observation = content.instance.observeState { [weak self] in self?.screen?.rowsChanged() }
        services.sizes.measure(content.component) { [weak self] in self?.screen?.rowsChanged() }
        screen?.rowsChanged()
    }

    /// Nothing is told from now on.
    func stop() { observation = nil }

    /// What Enter does with a row, in a word; `nil` where it does nothing.
    func use(of id: String?) -> String? {
        guard let id else { return nil }
        return call(of: id) != nil ? words.text(.galleryAsk) : targets[id] != nil ? words.title(.open) : nil
    }

    // MARK: Rows

    /// - Parameter width: columns that code keeps to.
    func rows(width: Int) -> [GalleryRow] {
        guard let content else { return [] }
        let tree = ComponentTree(services.registry.components)
        let (parts, users) = (tree.parts(of: content.component), tree.users(of: content.component))
        targets = [:]
        let guide = content.component.guide
        return guideRows(guide, [.purpose], width: width) + codeRows(content, width: width)
            + guideRows(guide, [.data, .answers], width: width) + actionRows(content.component)
            + requestRows(content.component)
            + guideRows(guide, [.time, .reading], width: width) + sizeRows(content.component)
            + branchRows(.galleryMadeOf, parts) + branchRows(.galleryPartOf, users)
    }

    /// What a guide says to some questions, beside what the panel finds out itself; nothing where it is not written.
    private func guideRows(_ guide: ComponentGuide, _ questions: [ComponentGuide.Question], width: Int) -> [GalleryRow]
    {
        questions.filter(guide.answered.contains).flatMap { question in
            // A blank column keeps whole lines apart from the scroll bar.
            let lines = DisplayText(guide.text(for: question)).wrapped(to: width - 1)
            return [GalleryRow(id: "guide.\(question)", text: question.title, isHeading: true)]
                + lines.enumerated().map { GalleryRow(id: "guide.\(question).\($0)", text: $1.string) }
        }
    }

    private func codeRows(_ content: PreviewContent, width: Int) -> [GalleryRow] {
        saying { () -> [GalleryRow] in
            let name = content.state.name
            let note = try content.isChanged ? words.text(.galleryChanged, ["state": name]) : name
            let lines = try snippet(of: content, width: width).lines
            return [GalleryRow(id: "code", text: "Swift", detail: note, isHeading: true)]
                + lines.enumerated().map { GalleryRow(id: "code.\($0)", text: $1) }
        } ?? []
    }

    private func actionRows(_ component: ComponentDescriptor) -> [GalleryRow] {
        section(
            "actions", words.text(.galleryCanBeAsked), detail: SwiftLiteral.name(ofProtocol: component.types.viewModel),
            component.actions.map { GalleryRow(id: Self.actionMark + $0, text: $0) }, none: .galleryOnlyShows)
    }

    /// What the component asks its owner for: each request by an example, as code compares it and in words.
    private func requestRows(_ component: ComponentDescriptor) -> [GalleryRow] {
        let rows = component.requests.flatMap { request in
            [
                GalleryRow(id: "requests.\(request.text)", text: request.text),
                GalleryRow(id: "requests.\(request.text).words", text: request.words, level: 1),
            ]
        }
        return section("requests", words.text(.galleryAsksOwner), rows, none: .galleryAsksNothing)
    }

    /// How many columns the component needs. All its states are drawn in all widths to find that out.
    private func sizeRows(_ component: ComponentDescriptor) -> [GalleryRow] {
        func row(_ id: String, _ text: LocalizationKey, _ detail: String) -> GalleryRow {
            GalleryRow(id: "size.\(id)", text: words.text(text), detail: detail)
        }
        func from(_ size: ComponentSizes.Extent) -> String {
            words.text(.galleryFromColumns, ["count": String(size.width)])
        }
        let heading = GalleryRow(id: "size", text: words.text(.galleryRoom), isHeading: true)
        switch services.sizes[component] {
        case .measuring(let done, let count):
            let progress = words.text(.galleryMeasured, ["done": String(done), "count": String(count)])
            return [heading, row("progress", .galleryMeasuring, progress)]
        case .measured(let sizes):
            return [
                heading, row("smallest", .galleryNothingCut, from(sizes.smallest)),
                row("comfortable", .galleryNothingLeftOut, from(sizes.comfortable)),
            ]
        }
    }

    private func branchRows(_ title: LocalizationKey, _ branches: [ComponentTree.Branch]) -> [GalleryRow] {
        let title = words.text(title)
        let rows = branches.map { branch in
            let id = "\(title):" + branch.path.map(\.id).joined(separator: "/")
            targets[id] = branch.component
            return GalleryRow(
                id: id, text: branch.component.name,
                detail: branch.isRepeated ? words.text(.galleryAgain) : branch.component.category.title,
                level: branch.level)
        }
        let direct = branches.count { $0.level == 0 }
        return section(title, title, detail: direct == 0 ? "" : "\(direct)", rows, none: .galleryNoOther)
    }

    /// A heading with what stands below it, or with the word for nothing.
    private func section(
        _ id: String, _ title: String, detail: String = "", _ rows: [GalleryRow], none: LocalizationKey
    ) -> [GalleryRow] {
        let heading = GalleryRow(id: id, text: title, detail: detail, isHeading: true)
        return [heading] + (rows.isEmpty ? [GalleryRow(id: "\(id).none", text: words.text(none))] : rows)
    }

    private func snippet(of content: PreviewContent, width: Int) throws -> UsageSnippet {
        try UsageSnippet(content.component, state: content.instance.state(), width: width)
    }

    // MARK: What can be done

    /// Opens the component that a row leads to, with its usage beside it, or asks the model for what a row tells.
    func open(_ id: String) {
        if let call = call(of: id) { return ask(call) }
        guard let component = targets[id] else { return }
        services.eventLog.record("follow usage", component.id)
        router.go(to: component, panel: .usage)
    }

    /// The call that a row tells of, where it needs no more than its name.
    private func call(of id: String) -> ActionCall? {
        guard id.hasPrefix(Self.actionMark), id.hasSuffix("()") else { return nil }
        return try? ActionCall(parsing: String(id.dropFirst(Self.actionMark.count)))
    }

    private func ask(_ call: ActionCall) {
        guard let content else { return }
        services.eventLog.record("ask", "\(content.component.id) \(call)")
        saying {
            guard let model = content.instance.model as? any ActionTarget else {
                throw ActionError.noModel(path: "", component: content.component.name)
            }
            try content.component.perform(call, on: model)
        }
    }

    /// Writes the code into a file.
    func save() {
        guard let code = code() else { return }
        say(services.outlet.save(code.text, as: code.name))
    }

    func copy() {
        guard let code = code() else { return }
        say(services.outlet.copy(lines: code.text, words.text(.galleryTheCode), as: code.name))
    }

    /// The code whole, and what to call a file that holds it; `nil`, and a message, where there is none.
    private func code() -> (text: String, name: String)? {
        guard let content else { return nil }
        return saying {
            let lines = try snippet(of: content, width: Self.savedWidth).lines
            return (lines.joined(separator: "\n") + "\n", "\(try content.fileName).swift")
        }
    }
}

extension SwiftLiteral {
    /// The name of the protocol in `any SomeProtocol`.
    fileprivate static func name(ofProtocol type: Any.Type) -> String {
        let name = String(nameOf: type)
        return name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
    }
}
