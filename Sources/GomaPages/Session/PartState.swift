import Foundation
import GomaKit

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

    /// The whole state as JSON.
    /// - Parameter index: the state that the fields are laid over.
    /// - Throws: ``PartStateError``.
    func data(_ fields: JSONValue, over index: Int) throws -> Data {
        if let base = bases[index] { return try data(fields, laidOver: base) }
        guard let state = try component.stateData(at: index) else { throw PartStateError.noState(component.name) }
        let base = try JSONValue(state)
        bases[index] = base
        return try data(fields, laidOver: base)
    }

    /// The whole state as JSON.
    /// - Throws: ``PartStateError``.
    func data(_ fields: JSONValue, laidOver state: Data) throws -> Data {
        try data(fields, laidOver: JSONValue(state))
    }

    private func data(_ fields: JSONValue, laidOver base: JSONValue) throws -> Data {
        let whole = schema.completed(base.merging(schema.unabridged(fields)))
        let mistakes = schema.mistakes(in: whole)
        guard mistakes.isEmpty else { throw PartStateError.mistakes(mistakes) }
        do {
            return try component.normalized(state: whole.data)
        } catch let error as DecodingError {
            throw PartStateError.misfit(
                at: StateProblem.path(of: error), words: StateProblem.words(for: error, in: schema))
        }
    }
}
