/// The elements of a list in a file of YAML, JSON or JSON Lines, which a source of a package's own takes its values from: however
/// many there are, each is read when somebody looks at it.
package final class FileElements<Element: Decodable> {
    /// What they are called, in their order, each once: by their field "id", else by their places.
    package let ids: [String]
    private let file: String
    private let document: JSONDocument
    private let elements: JSONElements
    private let places: TextPlaces
    private let schema = SchemaProbe.schema(of: Element.self)
    /// How many have been read.
    package private(set) var readCount = 0

    /// - Parameter file: as messages name it; its ending tells what it is.
    /// - Throws: ``FileMistakes`` or `DataTextError` for a text that is no list of values.
    convenience init(_ text: String, file: String) throws {
        try self.init(JSONDocument.read(text, file: file), file: file)
    }

    /// - Parameter file: as messages name it.
    /// - Throws: ``FileMistakes`` for a document that is no list.
    init(_ document: JSONDocument, file: String) throws(FileMistakes) {
        self.file = file
        self.document = document
        guard let elements = document.elements else {
            throw FileMistakes(all: ["\(file): wants a list, or a value on each line of a file that ends in .jsonl"])
        }
        self.elements = elements
        places = TextPlaces(elements.ids)
        guard places.count < elements.count else {
            ids = elements.ids
            return
        }
        var known: Set<String> = []
        ids = elements.ids.filter { known.insert($0).inserted }
    }

    package func contains(_ id: String) -> Bool { place(of: id) != nil }

    private func place(of id: String) -> Int? { places.place(of: id, in: elements.ids) }

    /// An element; of two of one identity the later one. It is read each time.
    /// - Returns: `nil` where there is none.
    /// - Throws: ``FileMistakes`` with all that is wrong with it, and where.
    package func element(_ id: String) throws(FileMistakes) -> Element? {
        guard let index = place(of: id) else { return nil }
        guard let text = document.element(at: index) else {
            throw FileMistakes(all: ["\(file):\(written(index)): cannot be read any more"])
        }
        readCount += 1
        do {
            return try OptionDecoder.decode(Element.self, from: schema.unabridged(text.value))
        } catch {
            let words = (error as? OptionMistakes)?.all.map(\.words) ?? ["\(error)"]
            throw FileMistakes(all: words.map { "\(file):\(written(index)): \($0)" })
        }
    }

    /// Where an element stands in the file, for messages.
    private func written(_ index: Int) -> String { lines.map { "\($0[index])" } ?? "[\(index)]" }

    /// Where they all stand, found by going over the file once, however many are wrong.
    private lazy var lines = document.linesOfElements

    /// What is wrong with any of them, in their order; each is read for it.
    package func mistakes() -> [String] {
        var mistakes: [String] = []
        var wrongCount = 0
        for id in ids {
            do throws(FileMistakes) {
                _ = try element(id)
            } catch {
                wrongCount += 1
                if wrongCount <= FileMistakes.mostTold { mistakes += error.all }
            }
        }
        let more = wrongCount - FileMistakes.mostTold
        return more > 0 ? mistakes + ["\(file): \(more) more \(more == 1 ? "is" : "are") wrong"] : mistakes
    }

    /// The texts in some fields of an element, which is not read for them; a text may be written as a number.
    package func texts(_ fields: [String], of id: String) -> [String] {
        guard let index = place(of: id), let element = document.element(at: index) else { return [] }
        return fields.compactMap { element.field($0).flatMap { Self.text(of: $0.value) } }
    }

    private static func text(of value: JSONValue) -> String? {
        switch value {
        case .string(let text): text
        case .integer(let number): String(number)
        case .number(let number): Int(exactly: number).map { String($0) }
        case .null, .bool, .decimal, .array, .object: nil
        }
    }

    /// Those that say `true` to something.
    package func ids(saying field: String) -> [String] {
        guard document.names(field) else { return [] }
        return ids.filter { id in
            place(of: id).flatMap { document.element(at: $0)?.field(field)?.value } == .bool(true)
        }
    }
}
