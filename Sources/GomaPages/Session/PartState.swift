import Foundation
import GomaKit
import TerminalKit

/// The state of a part: fields laid over one of its component's states.
@MainActor
final class PartState {
    let schema: StateSchema
    private let component: ComponentDescriptor
    /// The component's own states, as far as they have been read.
    private var bases: [Int: JSONValue] = [:]

    init(of component: ComponentDescriptor) {
        self.component = component
        schema = component.stateSchema
    }

    /// The component in the state, as it ships. The state is read once.
    /// - Parameter index: the state that the fields are laid over.
    /// - Throws: ``PartStateError``.
    func instance(_ fields: JSONValue, over index: Int, in environment: ViewEnvironment) throws -> ComponentInstance {
        let whole = try whole(fields, over: index)
        return try reading { try component.standardInstance(state: whole.data, in: environment) }
    }

    /// Whether the component has such a state.
    /// - Parameter index: the state that the fields are laid over.
    /// - Throws: ``PartStateError``.
    func check(_ fields: JSONValue, over index: Int) throws {
        let whole = try whole(fields, over: index)
        _ = try reading { try component.normalized(state: whole.data) }
    }

    /// The whole state as JSON, of which it has not been tried whether the component reads it.
    /// - Throws: ``PartStateError``.
    func data(_ fields: JSONValue, laidOver state: Data) throws -> Data {
        try whole(fields, laidOver: JSONValue(state)).data
    }

    private func whole(_ fields: JSONValue, over index: Int) throws -> JSONValue {
        if let base = bases[index] { return try whole(fields, laidOver: base) }
        guard let state = try component.stateData(at: index) else { throw PartStateError.noState(component.name) }
        let base = try JSONValue(state)
        bases[index] = base
        return try whole(fields, laidOver: base)
    }

    private func whole(_ fields: JSONValue, laidOver base: JSONValue) throws -> JSONValue {
        let whole = schema.completed(base.merging(schema.unabridged(fields)))
        let mistakes = schema.mistakes(in: whole)
        guard mistakes.isEmpty else { throw PartStateError.mistakes(mistakes) }
        return whole
    }

    /// Does what reads the state.
    private func reading<Read>(_ read: () throws -> Read) throws -> Read {
        do {
            return try read()
        } catch let error as DecodingError {
            throw PartStateError.misfit(
                at: StateProblem.path(of: error), words: StateProblem.words(for: error, in: schema))
        }
    }
}
