import Foundation

/// A registered component with its types put away: what listing, showing and testing need of it.
///
/// Registering keeps the entry's type and nothing else: whatever is asked for is made by the entry when it is asked for.
@MainActor
public final class ComponentDescriptor {
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
    private let entry: any CatalogEntry.Type
    /// The JSON of states, by their places, as far as it has been asked for.
    private var written: [Int: Data] = [:]

    /// The name of the view's type, such as "PillItemView".
    public private(set) lazy var viewName = String(nameOf: types.view)
    /// Whether a word names it, by any of its names and in any case of letters.
    package func answers(to word: String) -> Bool {
        [name, viewName, id].contains { $0.lowercased() == word.lowercased() }
    }

    /// The types behind it, for those who write or explain code that uses it.
    package var types: ComponentTypes { entry.types }
    /// Where the component stands in the catalogue.
    public var category: Category { entry.category }
    package var subcategory: String { entry.subcategory }
    /// One sentence on what it is for.
    public var summary: String { entry.summary }
    /// Words under which a search finds it.
    public var tags: [String] { entry.tags }
    /// When to use it and how it behaves, in sentences.
    public var guide: ComponentGuide { entry.guide }
    /// Names of the components it is made of.
    package private(set) lazy var children = entry.children.map { $0.name }
    /// What it asks its owner for, an example of each.
    public var requests: [any ComponentRequest] { entry.requests }
    /// How it likes to lie on a page.
    package private(set) lazy var layoutTraits = entry.layoutTraits
    /// Whether it has a page in a catalogue, which says what it asks for.
    package var isInCatalogue: Bool { !(entry is any UncataloguedEntry.Type) }
    /// The states worth seeing, the first of them the usual one.
    public private(set) lazy var states = entry.listedStates
    /// Columns at which it is shown unless told otherwise.
    public var defaultWidth: Int { entry.defaultWidth }
    /// What the customer can ask of its model, such as `toggleSelection()`.
    package private(set) lazy var actions = entry.signatures
    /// What can be done with it, as scripts.
    package var plays: [Play] { entry.plays }
    /// Gaps in its coverage that are meant to be there.
    package var waivers: [CoverageWaiver] { entry.waivers }

    /// The state every component has beside its variants.
    static let blank = State(name: "Blank", summary: "Before a view model is there.")

    package init(_ entry: any CatalogEntry.Type, namespace: String) {
        self.entry = entry
        self.namespace = namespace
        name = entry.name
    }

    /// `namespace:Name`.
    public private(set) lazy var id = "\(namespace):\(name)"

    /// The component that a name means in this one: of several of one name, that of its own package.
    /// - Returns: `nil` where none has the name.
    package func component(named name: String, among components: [ComponentDescriptor]) -> ComponentDescriptor? {
        let known = components.filter { $0.name == name }
        return known.first { $0.namespace == namespace } ?? known.first
    }

    /// The component and all that it is made of, down to the smallest part, each once.
    /// - Parameter components: where parts are found, by what their names mean in the whole.
    package func family(among components: [ComponentDescriptor]) -> [ComponentDescriptor] {
        var family = [self]
        var next = 0
        while next < family.count {
            let whole = family[next]
            for part in whole.children.compactMap({ whole.component(named: $0, among: components) })
            where !family.contains(where: { $0.id == part.id }) {
                family.append(part)
            }
            next += 1
        }
        return family
    }

    /// The place in ``states`` of the one that is meant by `name`: case, blanks and hyphens do not matter.
    package func stateIndex(named name: String) -> Int? {
        let key = Self.key(name)
        return states.firstIndex { Self.key($0.name) == key }
    }

    static func key(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "+" } }

    // MARK: States as data

    /// The JSON of a state by its place in ``states``; `nil` for the blank one.
    package func stateData(at index: Int) throws -> Data? {
        if let data = written[index] { return data }
        let data = try entry.stateData(at: index)
        written[index] = data
        return data
    }

    /// The JSON of a state by its place in ``states``, with its examples in a language; `nil` for the blank one.
    package func stateData(at index: Int, in language: any LocalizationProvider) throws -> Data? {
        guard let data = try stateData(at: index), let translated = try Self.translated(data, into: language) else {
            return try stateData(at: index)
        }
        return try normalized(state: translated)
    }

    /// The JSON of what shows before there is a view model.
    package func blankState() throws -> Data { try entry.blankState() }

    /// Whether a state by its place in ``states`` comes back from its JSON as it was.
    package func survivesCoding(stateAt index: Int) throws -> Bool { try entry.survivesCoding(stateAt: index) }

    /// A state read and written again: all its fields, keys in order, and nothing that is none of them.
    /// - Throws: `DecodingError` where `state` is not the JSON of this component's state.
    package func normalized(state: Data) throws -> Data { try entry.normalized(state) }

    /// A state as a value of its own type; the blank one where `data` is `nil`.
    /// - Throws: `DecodingError` where `data` is not the JSON of this component's state.
    package func state(from data: Data?) throws -> any DisplayState { try entry.anyState(from: data) }

    /// What a state consists of.
    package private(set) lazy var stateSchema = entry.schema

    // MARK: Calls

    /// A call of each of ``actions``, with the plainest arguments there are.
    package func exampleCalls() throws -> [ActionCall] { try entry.exampleCalls() }

    /// Makes a call of a model of this component.
    /// - Throws: ``ActionError`` where the model cannot be asked so.
    package func perform(_ call: ActionCall, on model: any ActionTarget) throws {
        try entry.perform(call, on: model)
    }

    /// Finds out whether the catalogue's model can drive the view.
    /// - Throws: ``CatalogError/wrongModel(component:model:wanted:)``.
    func checkModel() throws(CatalogError) { try entry.checkModel(id: id) }

    // MARK: Components at work

    /// A component at work in one of ``states``.
    /// - Parameter index: its place in ``states``; at the last one, which is the blank state, and beyond, there is no
    ///   model.
    public func instance(stateAt index: Int, in environment: ViewEnvironment) -> ComponentInstance {
        let instance = blankInstance(in: environment)
        instance.configure(variant: index)
        return instance
    }

    /// A component at work in a state given as data; the view knows no other before it.
    /// - Parameter index: of ``states`` the one in whose place it stands, and whose feed it follows; `nil` for none.
    /// - Throws: `DecodingError` where `state` is not the JSON of this component's state.
    public func instance(
        state: Data, inPlaceOf index: Int? = nil, in environment: ViewEnvironment
    ) throws -> ComponentInstance {
        let instance = blankInstance(in: environment)
        try instance.configure(state: state, inPlaceOf: index)
        return instance
    }

    /// A component as it ships, in a state given as data: what its model asks is answered by those who are there and by no
    /// script of the catalogue, and no feed of the catalogue moves it.
    /// - Throws: `DecodingError` where `state` is not the JSON of this component's state.
    package func standardInstance(state: Data, in environment: ViewEnvironment) throws -> ComponentInstance {
        let instance = blankInstance(in: environment)
        try instance.configure(standard: state)
        return instance
    }

    /// A component as it ships, in one of ``states``.
    package func standardInstance(stateAt index: Int, in environment: ViewEnvironment) throws -> ComponentInstance {
        guard let state = try stateData(at: index, in: environment.localization) else {
            return instance(stateAt: index, in: environment)
        }
        return try standardInstance(state: state, in: environment)
    }

    /// A component before its model.
    package func blankInstance(in environment: ViewEnvironment) -> ComponentInstance {
        entry.instance(of: self, in: environment)
    }
}

extension ComponentDescriptor {
    /// The state of a variant with its examples in a language; `nil` where the language has none, or it cannot be said in
    /// data.
    func translatedState<State: DisplayState>(
        _ type: State.Type, at index: Int, into language: any LocalizationProvider
    ) -> State? {
        guard !language.examples.isEmpty, let data = try? stateData(at: index),
            let translated = try? Self.translated(data, into: language)
        else { return nil }
        return try? StateData.state(State.self, from: translated)
    }

    /// A state with its examples in a language; `nil` where the language has none.
    private static func translated(_ state: Data, into language: any LocalizationProvider) throws -> Data? {
        let examples = language.examples
        return examples.isEmpty ? nil : try JSONValue(state).mapTexts { examples[$0] ?? $0 }.data
    }
}
