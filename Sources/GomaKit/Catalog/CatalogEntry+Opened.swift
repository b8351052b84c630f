import Foundation

/// What only the entry can do, as it knows the types: said without them, so that it can be asked of any entry.
extension CatalogEntry {
    static var types: ComponentTypes {
        ComponentTypes(
            view: ComponentType.self, viewModel: ComponentType.ViewModel.self, model: Model.self, state: State.self)
    }

    static var listedStates: [ComponentDescriptor.State] {
        variants.map { ComponentDescriptor.State(name: $0.name, summary: $0.summary) } + [ComponentDescriptor.blank]
    }

    static var layoutTraits: Set<LayoutTrait> { ComponentType.layoutTraits }

    static var signatures: [String] { actions.map(\.signature) }

    static func exampleCalls() throws -> [ActionCall] { try actions.map { try $0.example() } }

    static func perform(_ call: ActionCall, on target: any ActionTarget) throws {
        try actions.perform(call, on: target as? Model, of: name)
    }

    // MARK: States

    static var schema: StateSchema { SchemaProbe.schema(of: State.self) }

    static func stateData(at index: Int) throws -> Data? {
        let variants = variants
        return index < variants.count ? try ReadableJSON.encoder.encode(variants[index].state) : nil
    }

    static func blankState() throws -> Data { try ReadableJSON.encoder.encode(State.blank) }

    static func normalized(_ state: Data) throws -> Data {
        try ReadableJSON.encoder.encode(StateData.state(State.self, from: state))
    }

    static func anyState(from data: Data?) throws -> any DisplayState {
        try data.map { try StateData.state(State.self, from: $0) } ?? State.blank
    }

    /// Whether the state of a variant comes back from its JSON as it was.
    static func survivesCoding(stateAt index: Int) throws -> Bool {
        guard let data = try stateData(at: index) else { return true }
        return try StateData.state(State.self, from: data) == variants[index].state
    }

    // MARK: Components at work

    /// A component before its model.
    /// - Parameter component: knows what its variants are in data.
    static func instance(of component: ComponentDescriptor, in environment: ViewEnvironment) -> ComponentInstance {
        let view = makeView(in: environment)
        func show(_ model: Model) -> ComponentInstance.Bound {
            // That it is one was found out when the component was registered.
            if let driver = model as? ComponentType.ViewModel { view.configure(with: driver) }
            return bound(model, replacing: model)
        }
        let actions = ComponentInstance.Actions(
            showVariant: { index in
                let variants = variants
                guard index < variants.count else { return nil }
                let translated = component.translatedState(State.self, at: index, into: environment.localization)
                return show(model(translated ?? variants[index].state, at: index, in: environment))
            },
            showState: { try show(model(StateData.state(State.self, from: $0), at: $1, in: environment)) },
            showStandard: { show(makeViewModel(try StateData.state(State.self, from: $0), in: environment)) },
            show: { object throws(CatalogError) in
                let driver = try driver(object, id: component.id)
                guard let source = object as? any DisplayStateSource<State> else {
                    throw .wrongState(
                        view: String(nameOf: ComponentType.self), model: String(nameOf: type(of: object)),
                        wanted: String(nameOf: State.self))
                }
                view.configure(with: driver)
                return bound(source, replacing: object as? Model)
            },
            prepareForReuse: { view.prepareForReuse() })
        return ComponentInstance(view: view, environment: environment, actions: actions)
    }

    /// A model whose questions are answered, and whose state moves by itself, as a variant says.
    private static func model(_ state: State, at index: Int?, in environment: ViewEnvironment) -> Model {
        let variants = variants
        guard let index, index < variants.count else { return makeViewModel(state, in: environment.answering()) }
        let variant = variants[index]
        let model = makeViewModel(state, in: environment.answering(variant.answers))
        if let feed = variant.feed { (model as? ViewModel<State>)?.follow(feed) }
        return model
    }

    /// What can be done with the state of a model.
    private static func bound<Source: DisplayStateSource>(
        _ source: Source, replacing model: Model?
    ) -> ComponentInstance.Bound where Source.State == State {
        ComponentInstance.Bound(
            model: source,
            encode: { try ReadableJSON.encoder.encode(source.currentDisplayState) },
            replace: { data in
                let state = try StateData.state(State.self, from: data)
                model?.replaceState(state)
            },
            observe: { onChange in source.displayStatePublisher.dropFirst().sink { _ in onChange() } })
    }

    /// A model as what drives the view of the component.
    private static func driver(_ model: AnyObject, id: String) throws(CatalogError) -> ComponentType.ViewModel {
        guard let driver = model as? ComponentType.ViewModel else {
            throw .wrongModel(
                component: id, model: String(nameOf: type(of: model)),
                wanted: String(nameOf: ComponentType.ViewModel.self).replacing("any ", with: ""))
        }
        return driver
    }

    /// Finds out whether the catalogue's model can drive the view.
    static func checkModel(id: String) throws(CatalogError) {
        let variants = variants
        let model = makeViewModel(variants.first?.state ?? .blank, in: ViewEnvironment())
        _ = try driver(model, id: id)
        guard !(model is ViewModel<State>), variants.contains(where: { $0.feed != nil }) else { return }
        throw .wrongModel(
            component: id, model: String(nameOf: Model.self), wanted: "ViewModel, which follows the feeds of variants")
    }
}
