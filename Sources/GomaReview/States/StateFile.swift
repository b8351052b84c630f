import Foundation

/// A display state in a file, as YAML or JSON: all of its fields, or only those that differ from a named state. In what stands
/// there anew, such as the elements of a list, fields may be left out that have a sensible value of their own.
///
/// A file that the gallery has saved names its component and holds the fields under `state`; one written by hand may
/// hold the fields alone.
@MainActor
package struct StateFile {
    /// For messages.
    let file: String
    /// The component that the file names, if any.
    package let component: String?
    private let fields: LocatedValue
    /// Names that stand twice in the file, beside the fields.
    private var repeatedNames: [LocatedMistake] = []

    /// - Throws: ``StateFileError`` or `DataTextError`.
    package init(parsing text: String, file: String) throws {
        self.file = file
        let value = try DataText.located(of: text, file: file)
        guard let content = value.fields, !content.isEmpty else { throw StateFileError.noFields(file: file) }
        if case .string(let component)? = value[field: "component"]?.value, let state = value[field: "state"],
            Set(content.map(\.name)).count == 2
        {
            self.component = component
            fields = state
            let inside = Set(state.repeatedFields.map(\.field.keyPlace))
            repeatedNames = value.located([]).filter { !inside.contains($0.place) }
        } else {
            component = nil
            fields = value
        }
    }

    /// Reads a file.
    /// - Throws: ``InputError``, ``StateFileError`` or `DataTextError`.
    init(at path: String, takesPipes: Bool = true) throws {
        try self.init(parsing: InputFile.text(at: path, as: .state, takesPipes: takesPipes), file: path)
    }

    /// The whole state as JSON: the file's fields laid over those of one of the component's own states.
    /// - Throws: ``StateFileError`` that names what does not fit.
    package func state(of descriptor: ComponentDescriptor, over index: Int = 0) throws -> Data {
        if let component, !descriptor.answers(to: component) {
            let expected = component.contains(":") ? descriptor.id : descriptor.name
            throw StateFileError.otherComponent(file: file, named: component, expected: expected)
        }
        guard let base = try descriptor.stateData(at: index) else {
            throw StateFileError.noState(component: descriptor.name)
        }
        let schema = descriptor.stateSchema
        let merged = schema.completed(try JSONValue(base).merging(schema.unabridged(fields.value), in: schema))
        let mistakes = (fields.located(schema.mistakes(in: merged)) + repeatedNames).inOrder
        guard mistakes.isEmpty else { throw StateFileError.mistakes(file: file, mistakes) }
        do {
            return try descriptor.normalized(state: merged.data)
        } catch let error as DecodingError {
            let path = StateProblem.path(of: error)
            throw StateFileError.misfit(
                file: file, place: fields.place(of: path), reason: StateProblem.words(for: error, in: schema))
        }
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
        return OutputForm.json.safe(try ReadableJSON.text(of: named(fields))) + "\n"
    }
}
