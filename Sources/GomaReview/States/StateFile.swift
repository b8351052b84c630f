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
    private let fields: JSONValue
    /// The fields with their places, where these are known.
    private let located: LocatedValue?
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
            located = state
            fields = state.value
            let inside = Set(state.repeatedFields.map(\.field.keyPlace))
            repeatedNames = value.located([]).filter { $0.place.map { !inside.contains($0) } ?? true }
        } else {
            component = nil
            located = value
            fields = value.value
        }
    }

    /// Fields that stand inside another file.
    /// - Throws: ``StateFileError/noFields(file:)``.
    package init(fields: JSONValue, file: String) throws {
        guard case .object = fields else { throw StateFileError.noFields(file: file) }
        self.file = file
        component = nil
        self.fields = fields
        located = nil
    }

    /// Fields that stand inside another file, with their places there.
    /// - Throws: ``StateFileError/noFields(file:)``.
    package init(fields: LocatedValue, file: String) throws {
        guard fields.fields != nil else { throw StateFileError.noFields(file: file) }
        self.file = file
        component = nil
        self.fields = fields.value
        located = fields
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
        return try state(of: descriptor, laidOver: base)
    }

    /// The whole state as JSON: the file's fields laid over those of a state.
    /// - Throws: ``StateFileError`` that names what does not fit.
    package func state(of descriptor: ComponentDescriptor, laidOver base: Data) throws -> Data {
        let schema = descriptor.stateSchema
        let fields = schema.unabridged(fields)
        let merged = schema.completed(try JSONValue(base).merging(fields, in: schema))
        let mistakes = self.mistakes(of: merged, in: schema)
        guard mistakes.isEmpty else { throw StateFileError.mistakes(file: file, mistakes) }
        do {
            return try descriptor.normalized(state: merged.data)
        } catch let error as DecodingError {
            let path = StateProblem.path(of: error)
            throw StateFileError.misfit(
                file: file, place: located?.place(of: path), reason: StateProblem.words(for: error, in: schema))
        }
    }

    /// All that does not fit in a whole state with the file's fields in it, and all that the file says twice.
    private func mistakes(of whole: JSONValue, in schema: StateSchema) -> [LocatedMistake] {
        let mistakes = schema.mistakes(in: whole)
        guard let located else { return mistakes.map { LocatedMistake($0, at: nil) } }
        return (located.located(mistakes) + repeatedNames).inOrder
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
