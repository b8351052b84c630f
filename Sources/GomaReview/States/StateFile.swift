import Foundation
import GomaKit
import TerminalKit

/// A display state in a file, as YAML or JSON: all of its fields, or only those that differ from a named state. In what
/// stands there anew, such as the elements of a list, fields may be left out that have a sensible value of their own.
///
/// A file that the gallery has saved names its component and holds the fields under `state`; one written by hand may
/// hold the fields alone.
@MainActor
package struct StateFile {
    /// For messages.
    let file: String
    /// The component that the file names, if any.
    package let component: String?
    private let fields: JSONValue

    /// Unknown fields that are told, as each is compared with all that could have been meant.
    private static let mostToldFields = 5

    /// - Throws: ``StateFileError`` or `DataTextError`.
    package init(parsing text: String, file: String) throws {
        self.file = file
        let value = try DataText.value(of: text, file: file)
        guard case .object(let content) = value, !content.isEmpty else { throw StateFileError.noFields(file: file) }
        if case .string(let component)? = content["component"], let state = content["state"], content.count == 2 {
            self.component = component
            fields = state
        } else {
            component = nil
            fields = value
        }
    }

    /// Fields that stand inside another file.
    /// - Throws: ``StateFileError/noFields(file:)``.
    package init(fields: JSONValue, file: String) throws {
        guard case .object = fields else { throw StateFileError.noFields(file: file) }
        self.file = file
        component = nil
        self.fields = fields
    }

    /// Reads a file.
    /// - Throws: ``InputError``, ``StateFileError`` or `DataTextError`.
    init(at path: String, takesPipes: Bool = true) throws {
        try self.init(parsing: InputFile.text(at: path, as: .state, takesPipes: takesPipes), file: path)
    }

    /// The whole state as JSON: the file's fields laid over those of one of the component's own states.
    /// - Throws: ``StateFileError`` that names what does not fit.
    package func state(of descriptor: ComponentDescriptor, over index: Int = 0) throws -> Data {
        if let component, component.lowercased() != descriptor.name.lowercased() {
            throw StateFileError.otherComponent(file: file, named: component, expected: descriptor.name)
        }
        guard let base = try descriptor.stateData(at: index) else {
            throw StateFileError.noState(component: descriptor.name)
        }
        return try state(of: descriptor, laidOver: base)
    }

    /// The whole state as JSON: the file's fields laid over those of a state.
    /// - Throws: ``StateFileError`` that names what does not fit.
    package func state(of descriptor: ComponentDescriptor, laidOver base: Data) throws -> Data {
        let schema = descriptor.stateSchema
        let fields = schema.unabridged(fields)
        let merged = schema.completed(try JSONValue(base).merging(fields))
        let whole: JSONValue
        do {
            whole = try JSONValue(try descriptor.normalized(state: merged.data))
        } catch let error as DecodingError {
            throw StateFileError.misfit(file: file, reason: StateProblem.words(for: error, in: schema))
        }
        let unknown = Self.fields(of: fields, missingIn: whole).prefix(Self.mostToldFields)
        guard unknown.isEmpty else {
            throw StateFileError.unknownFields(file: file, fields: unknown.map(\.path), known: unknown.flatMap(\.known))
        }
        return try whole.data
    }

    /// A whole state as a file holds it; what could be there and is not is written as `null`, so that it stays away
    /// whatever the file is laid over. YAML is for people, and has the cases of an enum in short; JSON as Swift does.
    package static func text(of state: Data, component: ComponentDescriptor, isJSON: Bool) throws -> String {
        let schema = component.stateSchema
        let fields = schema.spelledOut(try JSONValue(state))
        func named(_ fields: JSONValue) -> JSONValue {
            .object(["component": .string(component.name), "state": fields])
        }
        guard isJSON else { return try DataText.yaml(of: named(schema.abridged(fields))) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return OutputForm.json.safe(String(decoding: try encoder.encode(named(fields)), as: UTF8.self)) + "\n"
    }

    /// Fields that the state did not take over, with those that stand where they should.
    private static func fields(
        of given: JSONValue, missingIn whole: JSONValue, at path: [JSONValue.Step] = []
    ) -> [(path: String, known: [String])] {
        guard case .object(let fields) = given, case .object(let known) = whole else { return [] }
        return fields.sorted { $0.key < $1.key }.flatMap { key, value -> [(path: String, known: [String])] in
            let place = path + [.key(key)]
            guard let taken = known[key] else {
                guard value != .null else { return [] }
                let words = JSONValue.words(for: place)
                return [(words, known.keys.sorted().map { JSONValue.words(for: path + [.key($0)]) })]
            }
            return Self.fields(of: value, missingIn: taken, at: place)
        }
    }
}
