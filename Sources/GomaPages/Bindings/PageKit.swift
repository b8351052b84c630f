import Foundation

/// The set of what pages can use beside components: kinds of sources that they can declare, how components show values,
/// actions, texts, sorts of text in forms, and the layout.
///
///     var kit = PageKit()
///     kit.addSource("standings", options: League.self) { league, _ in Standings(of: league) }
///     kit.bind(MatchHeaderView.self, to: Match.self) { match in
///         MatchHeaderViewModel(match.place { $0.header })
///     }
@MainActor
public struct PageKit {
    private(set) var kinds: [String: SourceKind] = [:]
    /// What a page can say of each kind of source, by the kind's name.
    package var sourceKinds: [String: StateSchema] { kinds.mapValues(\.schema) }
    /// The sources that every page has, by their names.
    private(set) var standing: [(name: String, make: (PageSetting) -> PageSource)] = []
    /// Requests that pages can hear of beside those of the catalogue.
    package private(set) var requests: [any ComponentRequest] = []
    /// What pages can ask for by `ask`, by its name.
    private(set) var actions: [String: ActionKind] = [:]
    /// The texts that pages can name, by their names.
    private(set) var words: [String: LocalizationKey] = [:]
    /// What is wrong with a text that is to be of a sort, by the name of the sort.
    private(set) var formats: [String: (String) -> LocalizationKey?] = [:]
    private var bindings: [String: [Binding]] = [:]
    /// The components that are bound, which pages can use whether a catalogue has them or not.
    private(set) var components: [any StandardComponent.Type] = []

    /// How a component shows values of a type.
    private struct Binding {
        let type: any Any.Type
        /// Whether data can be read as the type.
        let readsData: Bool
        let make: (Any, String, PageSource, ViewEnvironment) -> AnyObject?
    }

    /// What lays out the pages: what becomes of the traits of their parts.
    public var layout: any PageLayoutManager = StandardPageLayout()

    /// A kit whose pages can show data: what stands in them, in files, and what feeds bring.
    public init() {
        addData()
        addForms()
    }

    // MARK: Sources

    /// Adds a kind of source.
    /// - Parameters:
    ///   - kind: what pages call it.
    ///   - options: what a page can say of it, beside the kind.
    ///   - make: makes the source for one page; what it throws is told as a mistake in the page.
    public mutating func addSource<Options: Decodable>(
        _ kind: String, options: Options.Type, _ make: @escaping (Options, PageSetting) throws -> PageSource
    ) {
        let schema = SchemaProbe.schema(of: options)
        kinds[kind] = SourceKind(schema: schema) { value, setting in
            try make(OptionDecoder.decode(options, from: schema.unabridged(value)), setting)
        }
    }

    /// Adds a kind of source of which a page can say nothing.
    public mutating func addSource(_ kind: String, _ make: @escaping (PageSetting) -> PageSource) {
        addSource(kind, options: NoOptions.self) { _, setting in make(setting) }
    }

    /// Adds a source that every page has without declaring it.
    public mutating func addStandingSource(_ name: String, _ make: @escaping (PageSetting) -> PageSource) {
        standing.append((name, make))
    }

    /// Says that the models of bindings ask for something that no component of the catalogue asks for, so that pages that hear
    /// of it can be checked.
    /// - Parameter example: one such request.
    public mutating func addRequest(_ example: some ComponentRequest) { requests.append(example) }

    /// The names of the actions, in alphabetical order.
    package var actionNames: [String] { actions.keys.sorted() }

    // MARK: Words

    /// Adds texts that pages can name instead of writing them, so that they come in the language in use: `$words.kickOff`.
    public mutating func addWords(_ keys: [LocalizationKey]) {
        words.merge(keys.map { ($0.name, $0) }) { $1 }
    }

    /// Adds a sort of text that fields of forms can ask for by `format`.
    /// - Parameter problem: what is wrong with a text; `nil` where nothing is.
    public mutating func addFormat(_ name: String, problem: @escaping (String) -> LocalizationKey?) {
        formats[name] = problem
    }

    // MARK: Actions

    /// Adds an action, which pages ask for by `{ask: NAME, with: …}` and go on by its answer.
    ///
    /// ```swift
    /// kit.addAction("deposit", taking: Deposit.self) { deposit, task in
    ///     wallet.add(deposit.amount)
    ///     task.answer(.done())
    /// }
    /// ```
    /// - Parameters:
    ///   - value: the type of what it is told; what does not fit is refused.
    ///   - perform: does it, and answers the task, at once or later.
    public mutating func addAction<Value: Decodable>(
        _ name: String, taking value: Value.Type, _ perform: @escaping (Value, PageTask) -> Void
    ) {
        let schema = SchemaProbe.schema(of: value)
        actions[name] = ActionKind(schema: schema) { json, task in
            perform(try JSONDecoder().decode(value, from: schema.unabridged(json).data), task)
        }
    }

    /// Adds an action that is told nothing.
    public mutating func addAction(_ name: String, _ perform: @escaping (PageTask) -> Void) {
        addAction(name, taking: NoOptions.self) { _, task in perform(task) }
    }

    /// Adds an action that takes its time: what it throws is a refusal, with what the error says. It goes on to its end where
    /// its page is left meanwhile, and is called off where it is waited for no more.
    /// - Parameter perform: does it, and returns what came of it.
    public mutating func addAction<Value: Decodable & Sendable>(
        _ name: String, taking value: Value.Type,
        _ perform: @escaping @MainActor (Value) async throws -> [String: JSONValue]
    ) {
        addAction(name, taking: value) { value, task in
            task.keep(
                Following(
                    Task { @MainActor in
                        do {
                            let values = try await perform(value)
                            task.answer(.done(values: values))
                        } catch {
                            task.answer(.refused(reason: "\(error)"))
                        }
                    }))
        }
    }

    // MARK: Bindings

    /// Says how a component shows values of a type, and that pages can use the component; what was said of the same two before
    /// counts no more.
    /// - Parameter make: makes the model of a part that shows a value.
    public mutating func bind<Component: StandardComponent, Value>(
        _ component: Component.Type, to type: Value.Type,
        _ make: @escaping (PageBinding<Value>) -> Component.ViewModel
    ) {
        if bindings[component.name] == nil { components.append(component) }
        bindings[component.name, default: []].removeAll { $0.type == type }
        bindings[component.name, default: []].append(
            Binding(type: type, readsData: type is any Decodable.Type) { value, id, source, environment in
                PageValue.value(type, of: value).map { value in
                    make(PageBinding(value, id: id, of: source, in: environment)) as AnyObject
                }
            })
    }

    /// Whether a component shows values of a shape, as far as that can be told before there are any.
    func canShow(_ shape: PageShape, in component: String) -> Bool {
        let known = bindings[component] ?? []
        if shape.isModel { return true }
        guard let type = shape.type else { return shape.isOpen && known.contains(where: \.readsData) }
        return known.contains { $0.type == type }
    }

    /// The types of values that a component shows.
    package func types(shownBy component: String) -> [String] {
        (bindings[component] ?? []).map { String(nameOf: $0.type) }
    }

    /// The model by which a component shows a source's value; `nil` where it cannot.
    func model(of component: String, showing source: PageSource, id: String, in environment: ViewEnvironment)
        -> AnyObject?
    {
        guard let value = source.value else { return nil }
        for binding in bindings[component] ?? [] {
            if let model = binding.make(value, id, source, environment) { return model }
        }
        // A source may hold a model itself.
        return type(of: value) is AnyClass ? value as AnyObject : nil
    }
}
