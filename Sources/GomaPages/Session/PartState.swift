import Foundation

/// The state of a part: its fields, laid over the state that it names. Where it names none, nothing is made up: what the fields
/// leave out has its default, or is missing.
@MainActor
final class PartState {
    let schema: StateSchema
    private let component: ComponentDescriptor
    /// The component's own states, as far as they have been read.
    private var bases: [Int: JSONValue] = [:]
    /// The right shape with nothing in it, once it has been read.
    private var blank: JSONValue?

    init(of component: ComponentDescriptor) {
        self.component = component
        schema = component.stateSchema
    }

    /// The component in the state, as it ships. The state is read once.
    /// - Parameters:
    ///   - index: the state that the fields are laid over; `nil` for none.
    ///   - name: what tells the part from others, where neither the fields nor a state does.
    /// - Throws: ``PartStateError``.
    func instance(
        _ fields: JSONValue, over index: Int?, named name: String, in environment: ViewEnvironment
    ) throws -> ComponentInstance {
        let whole = try whole(fields, over: index, named: name)
        return try reading { try component.standardInstance(state: whole.data, in: environment) }
    }

    /// Whether the component has such a state.
    /// - Parameters:
    ///   - index: the state that the fields are laid over; `nil` for none.
    ///   - others: fields whose values come while the page is shown.
    /// - Throws: ``PartStateError``.
    func check(_ fields: JSONValue, over index: Int?, besides others: Set<String>) throws {
        let whole =
            if let index { try whole(fields, over: index) } else {
                try whole(fields, laidOver: try blankState().keeping(others.union([Self.identity])))
            }
        _ = try reading { try component.normalized(state: whole.data) }
    }

    /// The whole state as JSON, of which it has not been tried whether the component reads it.
    /// - Parameters:
    ///   - state: the state that the component is in.
    ///   - before: what was said of the fields; of what they say no more it is to be as if nothing had been said.
    ///   - index: the state that the fields were laid over at first; `nil` for none.
    ///   - name: what tells the part from others, where neither the fields nor a state does.
    /// - Throws: ``PartStateError``.
    func data(
        _ fields: JSONValue, laidOver state: Data, inPlaceOf before: JSONValue, over index: Int?, named name: String
    ) throws -> Data {
        var state = try JSONValue(state)
        let said = schema.unabridged(fields)
        let gone = said.waysGone(since: schema.unabridged(before), in: schema)
        if !gone.isEmpty {
            let unsaid = try whole(.object([:]), over: index, named: name)
            for way in gone {
                // What it lay in may be something else by now.
                guard case .object? = state[way.dropLast()] else { continue }
                state = unsaid[way].map { state.replacing(way, with: $0) } ?? state.without(way)
            }
        }
        return try completed(state.merging(said, in: schema)).data
    }

    private func blankState() throws -> JSONValue {
        if let blank { return blank }
        let state = try JSONValue(component.blankState())
        blank = state
        return state
    }

    /// What the field is called that tells a component from its neighbours.
    private static let identity = "id"

    private func whole(_ fields: JSONValue, over index: Int?, named name: String = "") throws -> JSONValue {
        guard let index else {
            let blank = try blankState()
            let isNamed = blank[[.key(Self.identity)]] == .string("")
            // Defaults go before the shape of what is not there yet.
            return try whole(
                schema.completed(schema.unabridged(fields)),
                laidOver: isNamed ? blank.merging(.object([Self.identity: .string(name)])) : blank)
        }
        if let base = bases[index] { return try whole(fields, laidOver: base) }
        guard let state = try component.stateData(at: index) else { throw PartStateError.noState(component.name) }
        let base = try JSONValue(state)
        bases[index] = base
        return try whole(fields, laidOver: base)
    }

    private func whole(_ fields: JSONValue, laidOver base: JSONValue) throws -> JSONValue {
        try completed(base.merging(schema.unabridged(fields), in: schema))
    }

    private func completed(_ state: JSONValue) throws -> JSONValue {
        let whole = schema.completed(state)
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

extension JSONValue {
    /// The same without the field at the end of a way.
    fileprivate func without(_ way: [Step]) -> JSONValue {
        let nothing = way.reversed().reduce(JSONValue.null) { value, step in
            if case .key(let name) = step { .object([name: value]) } else { value }
        }
        return merging(nothing)
    }

    /// Of an object those fields alone that have one of the names.
    fileprivate func keeping(_ names: Set<String>) -> JSONValue {
        guard case .object(let fields) = self else { return self }
        return .object(fields.filter { names.contains($0.key) })
    }
}
