import Foundation
import TerminalKit

/// A registered component with its types put away: what listing, showing and testing need of it.
@MainActor
public struct ComponentDescriptor {
    /// A state worth seeing; without a state it is the view before a model comes.
    public struct State: Sendable, Hashable {
        public let name: String
        public let summary: String
    }

    public let namespace: String
    public let name: String
    /// The name of the view's type, such as "PillItemView".
    public var viewName: String { String(nameOf: types.view) }
    /// The types behind it, for those who write or explain code that uses it.
    public let types: ComponentTypes
    public let category: Category
    public let subcategory: String
    public let summary: String
    public let tags: [String]
    /// Names of the components it is made of.
    public let children: [String]
    public let states: [State]
    /// Columns at which it is shown unless told otherwise.
    public let defaultWidth: Int
    /// What the customer can ask of its model, such as `toggleSelection()`.
    public let intents: [String]
    /// What can be done with it, as scripts.
    public let plays: [Play]
    /// Gaps in its coverage that are meant to be there.
    public let waivers: [CoverageWaiver]
    private let perform: (any IntentTarget, IntentCall) throws -> Void
    private let stateData: (Int) throws -> Data?
    private let survives: (Int) throws -> Bool
    private let normalize: (Data) throws -> Data
    private let decode: (Data?) throws -> any DisplayState
    private let makeSchema: () -> StateSchema
    private let makeInstance: (ViewEnvironment) -> ComponentInstance
    private let makeModel: (Int, ViewEnvironment) -> AnyObject?
    private let makeOtherModel: (Data, Int, ViewEnvironment) throws -> AnyObject
    private let makeChildren: () -> [ComponentDescriptor]

    /// The state every component has beside its variants.
    public static let blank = State(name: "Blank", summary: "Before a view model is there.")

    public init<Entry: CatalogEntry>(_ entry: Entry.Type, namespace: String) {
        self.namespace = namespace
        name = entry.name
        types = ComponentTypes(
            view: Entry.ComponentType.self, viewModel: Entry.ComponentType.ViewModel.self, model: Entry.Model.self)
        category = entry.category
        subcategory = entry.subcategory
        summary = entry.summary
        tags = entry.tags
        children = entry.children.map { $0.name }
        defaultWidth = entry.defaultWidth
        let entryIntents = entry.intents
        intents = entryIntents.map { $0.signature }
        plays = entry.plays
        waivers = entry.waivers
        perform = { target, call in try Self.perform(call, of: entry, among: entryIntents, on: target) }
        let variants = entry.variants
        states = variants.map { State(name: $0.name, summary: $0.summary) } + [Self.blank]
        let written = Remembered<Data>(count: variants.count)
        let write = { (index: Int) throws -> Data? in
            guard index < variants.count else { return nil }
            return try written.value(at: index) { try Self.encoder.encode(variants[index].state) }
        }
        stateData = write
        normalize = { try Self.encoder.encode(JSONDecoder().decode(Entry.State.self, from: $0)) }
        decode = { try $0.map { try JSONDecoder().decode(Entry.State.self, from: $0) } ?? Entry.State.blank }
        makeSchema = { SchemaProbe.schema(of: Entry.State.self) }
        survives = { index in
            guard index < variants.count else { return true }
            let state = variants[index].state
            return try JSONDecoder().decode(Entry.State.self, from: Self.encoder.encode(state)) == state
        }
        makeInstance = { Self.instance(of: entry, in: $0) }
        let read = Remembered<Entry.State>(count: variants.count)
        makeModel = { index, environment in
            guard index < variants.count else { return nil }
            // As its JSON says it: what a state loses there is seen to be missing everywhere, not in files alone.
            let state = read.value(at: index) {
                let json = try? write(index)
                return json.flatMap { try? JSONDecoder().decode(Entry.State.self, from: $0) } ?? variants[index].state
            }
            return Self.model(of: entry, state, feed: variants[index].feed, in: environment)
        }
        makeOtherModel = { data, index, environment in
            let state = try JSONDecoder().decode(Entry.State.self, from: data)
            let feed = index < variants.count ? variants[index].feed : nil
            return Self.model(of: entry, state, feed: feed, in: environment)
        }
        makeChildren = { entry.children.map { ComponentDescriptor($0, namespace: namespace) } }
    }

    /// The component and all that it is made of, down to the smallest part, each once.
    public var family: [ComponentDescriptor] {
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
    public func stateData(at index: Int) throws -> Data? { try stateData(index) }

    /// Whether a state by its place in ``states`` comes back from its JSON as it was.
    public func survivesCoding(stateAt index: Int) throws -> Bool { try survives(index) }

    /// A state read and written again: all its fields, keys in order, and nothing that is none of them.
    /// - Throws: `DecodingError` where `state` is not the JSON of this component's state.
    public func normalized(state: Data) throws -> Data { try normalize(state) }

    /// A state as a value of its own type; the blank one where `data` is `nil`.
    /// - Throws: `DecodingError` where `data` is not the JSON of this component's state.
    public func state(from data: Data?) throws -> any DisplayState { try decode(data) }

    /// What a state consists of; found anew on each call.
    public var stateSchema: StateSchema { makeSchema() }

    /// Makes a call of a model of this component.
    /// - Throws: ``IntentError`` where the model cannot be asked so.
    public func perform(_ call: IntentCall, on model: any IntentTarget) throws { try perform(model, call) }

    /// A component at work in one of ``states``.
    public func instance(stateAt index: Int, in environment: ViewEnvironment) -> ComponentInstance {
        let instance = makeInstance(environment)
        if let model = makeModel(index, environment) { instance.configure(withOwn: model) }
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
        instance.configure(withOwn: try makeOtherModel(state, index, environment))
        return instance
    }

    /// A component before its model.
    public func blankInstance(in environment: ViewEnvironment) -> ComponentInstance { makeInstance(environment) }

    /// The place in ``states`` of the one that is meant by `name`: case, blanks and hyphens do not matter.
    public func stateIndex(named name: String) -> Int? {
        let key = Self.key(name)
        return states.firstIndex { Self.key($0.name) == key }
    }

    static func key(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "+" } }

    private static func perform<Entry: CatalogEntry>(
        _ call: IntentCall, of entry: Entry.Type, among intents: [Intent<Entry.Model>], on target: any IntentTarget
    ) throws {
        guard let intent = intents.first(where: { $0.signature == call.signature }),
            let model = target as? Entry.Model
        else {
            throw IntentError.unknown(
                signature: call.signature, component: entry.name, known: intents.map(\.signature))
        }
        do {
            try intent.perform(model, call.arguments.map { Data($0.utf8) })
        } catch let error as DecodingError {
            throw IntentError.badArgument(call: call.description, reason: StateProblem.words(for: error))
        }
    }

    /// A model that follows a feed where there is one.
    private static func model<Entry: CatalogEntry>(
        of entry: Entry.Type, _ state: Entry.State, feed: StateFeed<Entry.State>?, in environment: ViewEnvironment
    ) -> Entry.Model {
        let model = entry.makeViewModel(state, in: environment)
        guard let feed else { return model }
        guard let follower = model as? MockViewModel<Entry.State> else {
            preconditionFailure("\(entry.name): \(Entry.Model.self) is no MockViewModel, and follows no feed")
        }
        follower.follow(feed)
        return model
    }

    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return encoder
    }

    private static func state(of source: some DisplayStateSource) throws -> Data {
        try encoder.encode(source.currentDisplayState)
    }

    private static func instance<Entry: CatalogEntry>(
        of entry: Entry.Type, in environment: ViewEnvironment
    ) -> ComponentInstance {
        let view = entry.makeView(in: environment)
        func source(of object: AnyObject) -> any DisplayStateSource<Entry.State> {
            guard let source = object as? any DisplayStateSource<Entry.State> else {
                preconditionFailure("\(entry.name): \(type(of: object)) is no source of \(Entry.State.self)")
            }
            return source
        }
        let actions = ComponentInstance.Actions(
            makeModel: { data in
                try entry.makeViewModel(JSONDecoder().decode(Entry.State.self, from: data), in: environment)
            },
            accepts: { $0 is Entry.ComponentType.ViewModel },
            configure: { object in
                guard let viewModel = object as? Entry.ComponentType.ViewModel else {
                    preconditionFailure(
                        "\(entry.name): \(type(of: object)) is no \(Entry.ComponentType.ViewModel.self)")
                }
                view.configure(with: viewModel)
            },
            prepareForReuse: { view.prepareForReuse() },
            encode: { try Self.state(of: source(of: $0)) },
            replace: { object, data in
                let state = try JSONDecoder().decode(Entry.State.self, from: data)
                (object as? Entry.Model)?.replaceState(state)
            },
            observe: { StateObservation(of: source(of: $0), $1) })
        return ComponentInstance(view: view, environment: environment, actions: actions)
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
