import Foundation
import GomaKit

/// The state of a part: fields laid over one of its component's states.
@MainActor
struct PartState {
    let component: ComponentDescriptor
    let schema: StateSchema

    /// The whole state as JSON.
    /// - Parameter index: the state that the fields are laid over.
    /// - Throws: ``PartStateError``.
    func data(_ fields: JSONValue, over index: Int) throws -> Data {
        guard let base = try component.stateData(at: index) else { throw PartStateError.noState(component.name) }
        return try data(fields, laidOver: base)
    }

    /// The whole state as JSON.
    /// - Throws: ``PartStateError``.
    func data(_ fields: JSONValue, laidOver base: Data) throws -> Data {
        let whole = schema.completed(try JSONValue(base).merging(schema.unabridged(fields)))
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
