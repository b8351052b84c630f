import Foundation
import TerminalKit

/// A component at work: its view, and its model where it has been given one.
@MainActor
public final class ComponentInstance {
    public let view: View
    public let environment: ViewEnvironment
    /// The model as it is, for tests that watch its life.
    public private(set) var model: AnyObject?
    private let actions: Actions

    /// What only those who know the component's types can do.
    struct Actions {
        let makeModel: (Data) throws -> AnyObject
        let accepts: (AnyObject) -> Bool
        let configure: (AnyObject) -> Void
        let prepareForReuse: () -> Void
        let encode: (AnyObject) throws -> Data
        let replace: (AnyObject, Data) throws -> Void
        let observe: (AnyObject, @escaping () -> Void) -> StateObservation
    }

    init(view: View, environment: ViewEnvironment, actions: Actions) {
        self.view = view
        self.environment = environment
        self.actions = actions
    }

    /// Gives the view a new model in a state, in place of the one it has.
    /// - Throws: `DecodingError` where `state` is not the JSON of this component's state.
    public func configure(state: Data) throws {
        configure(withOwn: try actions.makeModel(state))
    }

    /// Gives the view a model of the catalogue's.
    func configure(withOwn model: AnyObject) {
        self.model = model
        actions.configure(model)
    }

    /// Gives the view a model of somebody's own, in place of the one it has.
    /// - Returns: `false` where it is not driven by the protocol of this component's view model; nothing changes then.
    public func configure(with model: AnyObject) -> Bool {
        guard actions.accepts(model) else { return false }
        configure(withOwn: model)
        return true
    }

    /// Takes the model away; the view is as if it were new.
    public func prepareForReuse() {
        model = nil
        actions.prepareForReuse()
    }

    /// The state now, as JSON with its keys in order; `nil` without a model.
    public func state() throws -> Data? { try model.map(actions.encode) }

    /// Tells every change of the state, from outside or by use, for as long as the result is kept; `nil` without a model.
    public func observeState(_ onChange: @escaping () -> Void) -> StateObservation? {
        model.map { actions.observe($0, onChange) }
    }

    /// Puts another state into the model at work: focus, cursor and scroll stay. A model of somebody's own that is not
    /// the catalogue's keeps its state.
    /// - Throws: `DecodingError` where `state` is not the JSON of this component's state.
    public func replaceState(_ state: Data) throws {
        if let model { try actions.replace(model, state) }
    }
}
