/// A page while it runs: its sources, the models of its parts, and what names mean on each of its pages.
package final class PageSession: PageState {
    package let environment: ViewEnvironment
    package var models: [AnyObject] { kept.all }
    package let description: PageDescription
    package let kit: PageKit
    package let registry: ComponentRegistry
    let kept: KeptModels
    /// What was done to the views of parts.
    let parts: PartMemories
    /// The states in which parts were left in another run; each is taken up once.
    private var rememberedStates: [String: JSONValue]
    /// Which models take up nothing any more of another run.
    private var forgettings: [(AnyObject) -> Bool] = []
    /// What actions have been asked to do and have not answered yet.
    let tasks: PageTasks
    /// Components that have been looked for, by the names that the page has for them.
    private var components: [String: ComponentDescriptor] = [:]
    private var states: [String: PartState] = [:]
    private lazy var bound = try? ComponentRegistry(standard: kit.components)
    /// By the names that parts call them by.
    package let sources: [String: PageSource]
    /// Those of the kit that every page has.
    private let standing: [String: PageSource]
    /// In the order in which the page declares them, those that every page has at the end.
    package let sourceOrder: [PageSource]

    /// The tab that is shown; empty for the one that all begins with.
    package var tab = "" {
        didSet { if tab != oldValue { for source in sourceOrder { source.tabChanged(to: tab) } } }
    }

    /// The parts that come while the page is shown; `nil` where all of it is described from the start.
    package let arriving: ArrivingParts?

    /// Makes the sources of a page, and checks all that it says against them.
    /// - Parameters:
    ///   - memory: what was done to it in another run.
    ///   - earlier: the page as it was before it was written otherwise; its models stay, and the sources that it declares as
    ///     this one does.
    ///   - isChecked: whether what the page says of its parts has been found right before, with the same sources.
    ///   - files: reads the files that sources name.
    /// - Throws: ``PageMistakes``.
    package init(
        _ description: PageDescription, kit: PageKit, registry: ComponentRegistry, environment: ViewEnvironment,
        remembering memory: PageMemory? = nil, renewing earlier: PageSession? = nil, isChecked: Bool = false,
        files: @escaping (String) throws -> String = { throw PageFileError.none(path: $0) }
    ) throws {
        self.description = description
        self.kit = kit
        self.registry = registry
        self.environment = environment
        kept = earlier?.kept ?? KeptModels()
        tasks = earlier?.tasks ?? PageTasks(kit.actionNames)
        parts = earlier?.parts ?? PartMemories(memory?.interfaces ?? [:])
        rememberedStates = memory?.states ?? earlier?.rememberedStates ?? [:]
        forgettings = earlier?.forgettings ?? []
        arriving = description.isArriving ? earlier?.arriving ?? ArrivingParts() : nil
        arriving?.shapes = nil
        let mistakes = MistakeList(description.mistakes)
        let made = SourceMaker(
            kit: kit, environment: environment, file: description.file, read: files, mistakes: mistakes
        ).make(
            description.sources, keeping: earlier?.sourcesByDeclaration ?? [:], standing: earlier?.standing ?? [:])
        standing = Dictionary(made.standing) { first, _ in first }
        let own: [(String, PageSource)] = [
            (PageTasks.name, tasks), (WordsSource.name, WordsSource(kit.words, in: environment)),
        ]
        sources = Dictionary(made.declared + made.standing + own) { first, _ in first }
        sourceOrder = (made.declared + made.standing).map(\.1)
        if !isChecked { PageChecker(session: self, mistakes: mistakes).check() }
        try mistakes.check(file: description.file)
        if let memory { remember(memory) }
        for (name, source) in sources {
            guard let before = earlier?.sources[name] as? FormSource, before !== source else { continue }
            (source as? FormSource)?.take(over: before)
        }
        // What shows a source that is another now is made anew.
        for (name, source) in earlier?.sources ?? [:] where sources[name] !== source { kept.forgetValues(of: name) }
        // The tab that was shown may be there no more; those that stay hear of the one that is.
        if earlier?.tab.isEmpty == false { for source in sourceOrder { source.tabChanged(to: "") } }
    }

    /// What names mean on one of the pages.
    package func scope(of page: PageRoute, at address: PageAddress) -> PageScope {
        PageScope(
            sources: sources, address: address,
            parts: PartStates(
                page.screen.parts.compactMap(\.id), arriving: address == .root ? arriving : nil))
    }

    /// Speaks another language from now on, where the environment has one that can be changed.
    /// - Returns: whether it does.
    package func speak(_ code: String) -> Bool {
        guard let language = environment.localization as? LanguageSwitch, let wanted = Localization(rawValue: code)
        else {
            return false
        }
        language.language = wanted
        for source in sources.values { source.languageChanged() }
        return true
    }

    /// Changes a value that the page holds itself, or that is of a part's state.
    /// - Parameter change: what becomes of it; `nil` leaves all as it is.
    /// - Returns: whether there is such a value, and it could become that.
    func change(_ way: PageWay, in scope: PageScope, _ change: (JSONValue) -> JSONValue?) -> Bool {
        let steps = scope.steps(way)
        // A parameter that the page was opened without leads nowhere, rather than to all that is around.
        guard let name = steps.first, !steps.contains("") else { return false }
        if let source = sources[name] as? OwnSource { return source.change(at: steps.dropFirst(), change) }
        if let form = sources[name] as? FormSource, steps.count == 2 {
            guard let new = form.values[[.key(steps[1])]].flatMap(change) else { return false }
            form.set(steps[1], to: new)
            return true
        }
        return scope.parts.source(of: name)?.change(at: steps.dropFirst(), change) ?? false
    }

    /// The sources that the page declares, by how it declares them.
    private var sourcesByDeclaration: [PageSourceDescription.Declaration: PageSource] {
        Dictionary(
            description.sources.compactMap { declared in sources[declared.name].map { (declared.declaration, $0) } }
        ) {
            first, _ in first
        }
    }

    package func forgetLeftStates(where isForgotten: @escaping (AnyObject) -> Bool) {
        if !rememberedStates.isEmpty { forgettings.append(isForgotten) }
    }

    /// The states in which parts are left: those of this run, and of another those that have not been shown since.
    var leftStates: [String: JSONValue] {
        let shown = Dictionary(
            kept.parts.compactMap { key, model in ComponentInstance.state(of: model).map { (key, $0) } }
        ) { $1 }
        // What is to be forgotten is told by its model, and those that are not shown have none yet.
        guard forgettings.isEmpty else { return shown }
        let room = max(0, kept.capacity - shown.count)
        let rest = rememberedStates.sorted { $0.key < $1.key }.prefix(room)
        return shown.merging(rest.map { ($0.key, $0.value) }) { now, _ in now }
    }

    /// The state in which the part of a model was left in another run, once.
    func takeRememberedState(of model: AnyObject?, at place: KeptModels.Place) -> JSONValue? {
        guard !rememberedStates.isEmpty, let state = rememberedStates.removeValue(forKey: place.key) else { return nil }
        return model.map { model in forgettings.contains { $0(model) } } == true ? nil : state
    }

    /// The component meant by a name: one of the registry, else one that is bound.
    /// - Throws: `CatalogError` where there is none.
    func component(named name: String) throws -> ComponentDescriptor {
        if let known = components[name] { return known }
        let found: ComponentDescriptor
        do {
            found = try registry.component(named: name)
        } catch {
            guard let bound = try? bound?.component(named: name) else { throw error }
            found = bound
        }
        components[name] = found
        return found
    }

    /// The states of a component, to lay fields over; what it consists of is found once.
    func states(of component: ComponentDescriptor) -> PartState {
        if let known = states[component.id] { return known }
        let state = PartState(of: component)
        states[component.id] = state
        return state
    }

    /// Whether it is known of all components what they ask for; what has no page in a catalogue does not say.
    private(set) lazy var knowsAllRequests = registry.components.allSatisfy(\.isInCatalogue)

    /// An example of each request that any component makes.
    private(set) lazy var requests: [any ComponentRequest] = registry.components.flatMap(\.requests) + kit.requests

    /// The fields of a request, those that examples go without included; `nil` where no component makes it.
    func fields(ofRequest name: String) -> Set<String>? {
        func fields<Request: ComponentRequest>(of example: Request) -> Set<String> {
            let shown = Set(RequestText(example).fields.keys)
            guard case .fields(let fields) = SchemaProbe.schema(of: Request.self) else { return shown }
            return shown.union(fields.map(\.name))
        }
        let examples = requests.filter { type(of: $0).name == name }
        return examples.isEmpty ? nil : examples.reduce(into: Set<String>()) { $0.formUnion(fields(of: $1)) }
    }

    /// What is wrong with the files from which sources take their values; all of them are read for it.
    package func mistakesInFiles() -> [PageMistake] { mistakes(inFilesOf: { $0 as? any ChecksFiles }) }

    /// What is wrong with files of values as they were read last.
    package var mistakesInFilesRead: [PageMistake] { mistakes(inFilesOf: { $0 as? FileSource }) }

    private func mistakes(inFilesOf checked: (PageSource) -> (any ChecksFiles)?) -> [PageMistake] {
        description.sources.flatMap { declared in
            (sources[declared.name].flatMap(checked)?.mistakesInFiles() ?? []).map { option, words in
                PageMistake(place: declared.options.place(at: [.key(option)]), words: words)
            }
        }
    }

    /// The source that a feed keeps up to date: the one of a name, else the first; `nil` where there is none.
    package func feedTaker(named name: String?) -> (any FeedTaker)? {
        if let name { return sources[name] as? any FeedTaker }
        return sourceOrder.lazy.compactMap { $0 as? any FeedTaker }.first
    }

    /// The names of the sources that take a feed.
    package var feedTakers: [String] { description.sources.map(\.name).filter { sources[$0] is any FeedTaker } }
}
