import Foundation
import TerminalKit

/// A registered component with its types put away: what listing, showing and testing need of it.
@MainActor
public struct ComponentDescriptor {
    /// A state worth seeing; without a state it is the view before a model comes.
    public struct State: Sendable, Hashable {
        /// What lists and scripts call the state, such as "Odds up"; unique in the component.
        public let name: String
        /// What the state shows beyond its name; empty where the name says it.
        public let summary: String
    }

    /// Whose component it is, such as "goma"; together with the name unique in a registry.
    public let namespace: String
    /// What lists and scripts call the component, such as "PillItem".
    public let name: String
    /// The name of the view's type, such as "PillItemView".
    public var viewName: String { String(nameOf: types.view) }
    /// The types behind it, for those who write or explain code that uses it.
    package let types: ComponentTypes
    /// Where the component stands in the catalogue.
    public let category: Category
    package let subcategory: String
    /// One sentence on what it is for.
    public let summary: String
    /// Words under which a search finds it.
    public let tags: [String]
    /// When to use it and how it behaves, in sentences.
    public let guide: ComponentGuide
    /// Names of the components it is made of.
    package let children: [String]
    /// The states worth seeing, the first of them the usual one.
    public let states: [State]
    /// Columns at which it is shown unless told otherwise.
    public let defaultWidth: Int
    /// What the customer can ask of its model, such as `toggleSelection()`.
    package let actions: [String]
    /// What can be done with it, as scripts.
    package let plays: [Play]
    /// Gaps in its coverage that are meant to be there.
    package let waivers: [CoverageWaiver]
    /// A call of each of ``actions``, with the plainest arguments there are.
    package let exampleCalls: () throws -> [ActionCall]
    private let perform: (any ActionTarget, ActionCall) throws -> Void
    private let stateData: (Int) throws -> Data?
    private let survives: (Int) throws -> Bool
    private let normalize: (Data) throws -> Data
    private let decode: (Data?) throws -> any DisplayState
    private let makeSchema: () -> StateSchema
    private let makeInstance: (ViewEnvironment) -> ComponentInstance
    private let checkDriver: () throws(CatalogError) -> Void
    private let makeChildren: () -> [ComponentDescriptor]

    /// The state every component has beside its variants.
    static let blank = State(name: "Blank", summary: "Before a view model is there.")

    package init<Entry: CatalogEntry>(_ entry: Entry.Type, namespace: String) {
        self.namespace = namespace
        name = entry.name
        types = ComponentTypes(
            view: Entry.ComponentType.self, viewModel: Entry.ComponentType.ViewModel.self, model: Entry.Model.self)
        category = entry.category
        subcategory = entry.subcategory
        summary = entry.summary
        tags = entry.tags
        guide = entry.guide
        children = entry.children.map { $0.name }
        defaultWidth = entry.defaultWidth
        let entryActions = entry.actions
        actions = entryActions.map { $0.signature }
        plays = entry.plays
        waivers = entry.waivers
        exampleCalls = { try entryActions.map { try $0.example() } }
        perform = { target, call in try Self.perform(call, of: entry, among: entryActions, on: target) }
        let variants = entry.variants
        states = variants.map { State(name: $0.name, summary: $0.summary) } + [Self.blank]
        let written = Remembered<Data>(count: variants.count)
        let write = { (index: Int) throws -> Data? in
            guard index < variants.count else { return nil }
            return try written.value(at: index) { try Self.encoder.encode(variants[index].state) }
        }
        stateData = write
        normalize = { try Self.encoder.encode(StateData.state(Entry.State.self, from: $0)) }
        decode = { try $0.map { try StateData.state(Entry.State.self, from: $0) } ?? Entry.State.blank }
        makeSchema = { SchemaProbe.schema(of: Entry.State.self) }
        survives = { index in
            guard index < variants.count else { return true }
            let state = variants[index].state
            return try StateData.state(Entry.State.self, from: Self.encoder.encode(state)) == state
        }
        let read = Remembered<Entry.State>(count: variants.count)
        let makeVariant = { (index: Int, environment: ViewEnvironment) -> Entry.Model? in
            guard index < variants.count else { return nil }
            let translated = try? write(index).flatMap { try Self.translated($0, into: environment.localization) }
            if let translated, let state = try? StateData.state(Entry.State.self, from: translated) {
                return Self.model(of: entry, state, as: variants[index], in: environment)
            }
            // As its JSON says it: what a state loses there is seen to be missing everywhere, not in files alone.
            let state = read.value(at: index) {
                let json = try? write(index)
                return json.flatMap { try? StateData.state(Entry.State.self, from: $0) } ?? variants[index].state
            }
            return Self.model(of: entry, state, as: variants[index], in: environment)
        }
        let makeModel = { (data: Data, index: Int?, environment: ViewEnvironment) throws -> Entry.Model in
            let state = try StateData.state(Entry.State.self, from: data)
            let variant = index.flatMap { $0 < variants.count ? variants[$0] : nil }
            return Self.model(of: entry, state, as: variant, in: environment)
        }
        makeInstance = {
            Self.instance(of: entry, namespace: namespace, in: $0, makeVariant: makeVariant, makeModel: makeModel)
        }
        checkDriver = { () throws(CatalogError) in
            let model = entry.makeViewModel(variants.first?.state ?? .blank, in: ViewEnvironment())
            _ = try Self.driver(model, of: entry, namespace: namespace)
            guard !(model is ViewModel<Entry.State>), variants.contains(where: { $0.feed != nil }) else { return }
            throw .wrongModel(
                component: "\(namespace):\(entry.name)", model: String(nameOf: Entry.Model.self),
                wanted: "ViewModel, which follows the feeds of variants")
        }
        makeChildren = { entry.children.map { ComponentDescriptor($0, namespace: namespace) } }
    }

    /// The component and all that it is made of, down to the smallest part, each once.
    package var family: [ComponentDescriptor] {
        var family = [self]
        var next = 0
        while next < family.count {
            for child in family[next].makeChildren() where !family.contains(where: { $0.name == child.name }) {
                family.append(child)
            }
            next += 1
        }
        return family
    }

    /// `namespace:Name`.
    public var id: String { "\(namespace):\(name)" }

    /// The JSON of a state by its place in ``states``; `nil` for the blank one.
    package func stateData(at index: Int) throws -> Data? { try stateData(index) }

    /// The JSON of a state by its place in ``states``, with its examples in a language; `nil` for the blank one.
    package func stateData(at index: Int, in language: any LocalizationProvider) throws -> Data? {
        guard let data = try stateData(index), let translated = try Self.translated(data, into: language) else {
            return try stateData(index)
        }
        return try normalize(translated)
    }

    /// Whether a state by its place in ``states`` comes back from its JSON as it was.
    package func survivesCoding(stateAt index: Int) throws -> Bool { try survives(index) }

    /// A state read and written again: all its fields, keys in order, and nothing that is none of them.
    /// - Throws: `DecodingError` where `state` is not the JSON of this component's state.
    package func normalized(state: Data) throws -> Data { try normalize(state) }

    /// A state as a value of its own type; the blank one where `data` is `nil`.
    /// - Throws: `DecodingError` where `data` is not the JSON of this component's state.
    package func state(from data: Data?) throws -> any DisplayState { try decode(data) }

    /// What a state consists of; found anew on each call.
    package var stateSchema: StateSchema { makeSchema() }

    /// Makes a call of a model of this component.
    /// - Throws: ``ActionError`` where the model cannot be asked so.
    package func perform(_ call: ActionCall, on model: any ActionTarget) throws { try perform(model, call) }

    /// Finds out whether the catalogue's model can drive the view.
    /// - Throws: ``CatalogError/wrongModel(component:model:wanted:)``.
    func checkModel() throws(CatalogError) { try checkDriver() }

    /// A component at work in one of ``states``.
    public func instance(stateAt index: Int, in environment: ViewEnvironment) -> ComponentInstance {
        let instance = makeInstance(environment)
        instance.configure(variant: index)
        return instance
    }

    /// A component at work in a state given as data; the view knows no other before it.
    /// - Throws: `DecodingError` where `state` is not the JSON of this component's state.
    public func instance(state: Data, in environment: ViewEnvironment) throws -> ComponentInstance {
        let instance = makeInstance(environment)
        try instance.configure(state: state)
        return instance
    }

    /// A component at work in a state given as data, in place of one of ``states`` whose feed it follows.
    /// - Throws: `DecodingError` where `state` is not the JSON of this component's state.
    public func instance(
        state: Data, inPlaceOf index: Int, in environment: ViewEnvironment
    ) throws -> ComponentInstance {
        let instance = makeInstance(environment)
        try instance.configure(state: state, inPlaceOf: index)
        return instance
    }

    /// A component before its model.
    package func blankInstance(in environment: ViewEnvironment) -> ComponentInstance { makeInstance(environment) }

    /// The place in ``states`` of the one that is meant by `name`: case, blanks and hyphens do not matter.
    package func stateIndex(named name: String) -> Int? {
        let key = Self.key(name)
        return states.firstIndex { Self.key($0.name) == key }
    }

    static func key(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "+" } }

    private static func perform<Entry: CatalogEntry>(
        _ call: ActionCall, of entry: Entry.Type, among actions: [Action<Entry.Model>], on target: any ActionTarget
    ) throws {
        guard let action = actions.first(where: { $0.signature == call.signature }),
            let model = target as? Entry.Model
        else {
            throw ActionError.unknown(
                signature: call.signature, component: entry.name, known: actions.map(\.signature))
        }
        do {
            try action.perform(model, call)
        } catch let error as DecodingError {
            throw ActionError.badArgument(call: call.description, reason: StateProblem.words(for: error))
        }
    }

    /// A model whose questions are answered, and whose state moves by itself, as a variant says.
    private static func model<Entry: CatalogEntry>(
        of entry: Entry.Type, _ state: Entry.State, as variant: Variant<Entry.State>?, in environment: ViewEnvironment
    ) -> Entry.Model {
        let model = entry.makeViewModel(state, in: environment)
        guard let variant else { return model }
        if !variant.answers.isEmpty { (model as? any AnsweredModel)?.server = MockServer(variant.answers) }
        if let feed = variant.feed { (model as? ViewModel<Entry.State>)?.follow(feed) }
        return model
    }

    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return encoder
    }

    /// A state with its examples in a language; `nil` where the language has none.
    private static func translated(_ state: Data, into language: any LocalizationProvider) throws -> Data? {
        let examples = language.examples
        return examples.isEmpty ? nil : try JSONValue(state).mapTexts { examples[$0] ?? $0 }.data
    }

    private static func instance<Entry: CatalogEntry>(
        of entry: Entry.Type, namespace: String, in environment: ViewEnvironment,
        makeVariant: @escaping (Int, ViewEnvironment) -> Entry.Model?,
        makeModel: @escaping (Data, Int?, ViewEnvironment) throws -> Entry.Model
    ) -> ComponentInstance {
        let view = entry.makeView(in: environment)
        func show(_ model: Entry.Model) -> ComponentInstance.Bound {
            // That it is one was found out when the component was registered.
            if let driver = model as? Entry.ComponentType.ViewModel { view.configure(with: driver) }
            return bound(model, replacing: model)
        }
        let actions = ComponentInstance.Actions(
            showVariant: { makeVariant($0, environment).map(show) },
            showState: { try show(makeModel($0, $1, environment)) },
            show: { object throws(CatalogError) in
                let driver = try Self.driver(object, of: entry, namespace: namespace)
                guard let source = object as? any DisplayStateSource<Entry.State> else {
                    throw .wrongState(
                        view: String(nameOf: Entry.ComponentType.self), model: String(nameOf: type(of: object)),
                        wanted: String(nameOf: Entry.State.self))
                }
                view.configure(with: driver)
                return bound(source, replacing: object as? Entry.Model)
            },
            prepareForReuse: { view.prepareForReuse() })
        return ComponentInstance(view: view, environment: environment, actions: actions)
    }

    /// What can be done with the state of a model.
    private static func bound<Source: DisplayStateSource, Model: EditableStateSource>(
        _ source: Source, replacing model: Model?
    ) -> ComponentInstance.Bound where Model.State == Source.State {
        ComponentInstance.Bound(
            model: source,
            encode: { try encoder.encode(source.currentDisplayState) },
            replace: { data in
                let state = try StateData.state(Model.State.self, from: data)
                model?.replaceState(state)
            },
            observe: { StateObservation(of: source, $0) })
    }

    /// A model as what drives the view of a component.
    private static func driver<Entry: CatalogEntry>(
        _ model: AnyObject, of entry: Entry.Type, namespace: String
    ) throws(CatalogError) -> Entry.ComponentType.ViewModel {
        guard let driver = model as? Entry.ComponentType.ViewModel else {
            throw .wrongModel(
                component: "\(namespace):\(entry.name)", model: String(nameOf: type(of: model)),
                wanted: String(nameOf: Entry.ComponentType.ViewModel.self).replacing("any ", with: ""))
        }
        return driver
    }
}

/// Values by place, each made when it is first asked for.
@MainActor
private final class Remembered<Value> {
    private var values: [Value?]

    init(count: Int) { values = Array(repeating: nil, count: count) }

    func value(at index: Int, make: () throws -> Value) rethrows -> Value {
        if let value = values[index] { return value }
        let value = try make()
        values[index] = value
        return value
    }
}
