import Foundation

/// A component at work: its view, and its model where it has been given one.
@MainActor
public final class ComponentInstance {
    /// What is drawn; driven by ``model`` where there is one.
    public let view: View
    /// Where the component gets time, words and glyphs from.
    public let environment: ViewEnvironment
    private let actions: Actions
    private var bound: Bound?

    /// The actions on a component that need its types.
    struct Actions {
        /// Shows a variant, by its place; the view as it is where there is none.
        let showVariant: (Int) -> Bound?
        /// Shows a state, in place of a variant's where its place is given.
        let showState: (Data, Int?) throws -> Bound
        /// Shows a state as it ships: nobody answers but those who are there, and nothing moves by itself.
        let showStandard: (Data) throws -> Bound
        let show: (AnyObject) throws(CatalogError) -> Bound
        let prepareForReuse: () -> Void
    }

    /// The model that the view shows, and what can be done with its state.
    struct Bound {
        let model: AnyObject
        let encode: () throws -> Data
        let replace: (Data) throws -> Void
        let observe: (@escaping () -> Void) -> AnyCancellable
    }

    init(view: View, environment: ViewEnvironment, actions: Actions) {
        self.view = view
        self.environment = environment
        self.actions = actions
    }

    /// The model as it is, for tests that watch its life; `nil` in the blank state.
    public var model: AnyObject? { bound?.model }

    /// Gives the view a new model in the state of a variant.
    func configure(variant index: Int) { bound = actions.showVariant(index) }

    /// Gives the view a new model in a state, in place of the one it has.
    /// - Parameter index: the variant in whose place the state stands, and as which it goes on; `nil` for none.
    /// - Throws: `DecodingError` where `state` is not the JSON of this component's state.
    package func configure(state: Data, inPlaceOf index: Int? = nil) throws {
        bound = try actions.showState(state, index)
    }

    /// Gives the view a new model in a state, to which nothing of the catalogue is added.
    /// - Throws: `DecodingError` where `state` is not the JSON of this component's state.
    func configure(standard state: Data) throws { bound = try actions.showStandard(state) }

    /// Gives the view a model of somebody's own, in place of the one it has.
    /// - Throws: ``CatalogError/wrongModel(component:model:wanted:)`` or ``CatalogError/wrongState(view:model:wanted:)``
    ///   where it is not driven by the protocol of this component's view model; nothing changes then.
    package func configure(with model: AnyObject) throws(CatalogError) { bound = try actions.show(model) }

    /// Takes the model away; the view is as if it were new.
    package func prepareForReuse() {
        bound = nil
        actions.prepareForReuse()
    }

    /// Takes the model away from a view that is not shown again before it has another. What the customer has done to it, and to the
    /// components inside it, is kept for the view that shows the model next.
    package func leaveForGood() {
        guard view is any ModelDriven else { return prepareForReuse() }
        bound = nil
        Self.leaveForGood(view)
    }

    /// The components in a view leave one after the other, those around before those inside.
    private static func leaveForGood(_ view: View) {
        // That a view is a control is told sooner.
        if let control = view as? Control { (control as? any ModelDriven)?.leaveForGood() }
        for part in view.subviews { leaveForGood(part) }
    }

    /// The state now, as JSON with its keys in order; `nil` without a model.
    package func state() throws -> Data? { try bound?.encode() }

    /// Tells every change of the state, from outside or by use, for as long as the result is kept; `nil` without a model.
    package func observeState(_ onChange: @escaping () -> Void) -> AnyCancellable? { bound?.observe(onChange) }

    /// Puts another state into the model at work: focus, cursor and scroll stay. A model of somebody's own that is not
    /// the catalogue's keeps its state, and without a model nothing happens.
    /// - Throws: `DecodingError` where `state` is not the JSON of this component's state.
    package func replaceState(_ state: Data) throws {
        try bound?.replace(state)
    }

    /// What the customer has done to the view that no model knows, as data; `nil` where it keeps none, and for secrets, as how far
    /// the caret has come tells how long one is.
    package var interfaceState: JSONValue? {
        guard let model, !Self.isSecret(model) else { return nil }
        return (view as? any KeepsInterfaceState)?.encodedInterfaceState
    }

    /// Takes up what was done to another view of the component, in another run.
    package func takeUp(interfaceState: JSONValue) { (view as? any KeepsInterfaceState)?.takeUp(interfaceState) }

    /// The state of a view model, as data that may be written to a file; `nil` for what is no model, and for secrets.
    package static func state(of model: AnyObject) -> JSONValue? {
        func state(_ source: some DisplayStateSource) -> JSONValue? { JSONValue(encoding: source.currentDisplayState) }
        return isSecret(model) ? nil : (model as? any DisplayStateSource).flatMap { state($0) }
    }

    private static func isSecret(_ model: AnyObject) -> Bool {
        func isSecret(_ source: some DisplayStateSource) -> Bool {
            (source.currentDisplayState as? any SecretState)?.isSecret ?? false
        }
        return (model as? any DisplayStateSource).map { isSecret($0) } ?? false
    }
}
