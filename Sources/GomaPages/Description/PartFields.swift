/// The fields of a part: literals, and values of the page mixed among them.
///
/// A text such as `$it.title` is a value of the page, `${it.title}` stands for one inside a text, and a list may be made of a
/// collection: `{each: it.games, with: {id: $it.id}}`. `$words.kickOff` is a text in the language in use, and
/// `{$words: kickOff, minutes: $it.minutes}` one with values in it.
struct PartFields {
    let node: PageNode
    /// What stands there, read once however often it is looked at.
    let content: Content

    init(_ node: PageNode) {
        self.node = node
        content = Content(node)
    }

    /// What stands at one place of the fields.
    indirect enum Content {
        case literal(JSONValue)
        case value(PageWay)
        case words(PageText)
        /// A list with an element for each of a collection.
        case each(PageWay, PartFields)
        case list([PartFields])
        case mapping([Entry])
        /// One of the kit's texts with values put in for its names in braces.
        case phrase(PageWay, [Entry])
    }

    /// A field in a mapping.
    struct Entry {
        let key: String
        let value: PartFields

        init(_ entry: PageNode.Entry) { (key, value) = (entry.key, PartFields(entry.value)) }
    }

    /// Whether they are fields, or a way to some.
    var areFields: Bool {
        switch content {
        case .mapping, .value: true
        case .literal, .words, .each, .list, .phrase: false
        }
    }

    // MARK: Ways

    /// A way in the fields, with its place.
    struct Step {
        let way: PageWay
        let place: FilePlace
        /// The collections around it, from the outermost; what `it` means there is an element of the last.
        let collections: [PageWay]
    }

    var steps: [Step] { steps(inside: []) }

    private func steps(inside collections: [PageWay]) -> [Step] {
        func step(_ way: PageWay) -> Step { Step(way: way, place: node.place, collections: collections) }
        return switch content {
        case .literal: []
        case .value(let way): [step(way)]
        case .words(let words): words.ways.map(step)
        case .each(let way, let fields): [step(way)] + fields.steps(inside: collections + [way])
        case .list(let elements): elements.flatMap { $0.steps(inside: collections) }
        case .mapping(let entries): entries.flatMap { $0.value.steps(inside: collections) }
        case .phrase(let way, let entries): [step(way)] + entries.flatMap { $0.value.steps(inside: collections) }
        }
    }

    /// The fields that say what they are; those that hold values of the page are left out, whole.
    /// - Parameter names: fields that are left out too.
    func literals(besides names: Set<String>) -> JSONValue {
        .object(
            Dictionary(
                node.entries.filter { !names.contains($0.key) && PartFields($0.value).steps.isEmpty }.map {
                    ($0.key, $0.value.json)
                }
            ) {
                first, _ in first
            })
    }
}

extension PartFields.Content {
    fileprivate init(_ node: PageNode) {
        switch node.content {
        case .scalar(.string(let text)): self.init(text)
        case .scalar(let value): self = .literal(value)
        case .missing: self = .literal(.null)
        case .list(let nodes): self = .list(nodes.map(PartFields.init))
        case .mapping(let entries):
            if entries.count == 2, let each = node["each"], let fields = node["with"],
                case .string(let text) = each.json, let way = PageWay(text)
            {
                self = .each(way, PartFields(fields))
            } else if let name = node[WordsSource.field], case .string(let text) = name.json,
                let way = PageWay("\(WordsSource.name).\(text)")
            {
                self = .phrase(way, entries.filter { $0.key != WordsSource.field }.map(PartFields.Entry.init))
            } else {
                self = .mapping(entries.map(PartFields.Entry.init))
            }
        }
    }

    private init(_ text: String) {
        if text.hasPrefix("$"), text.dropFirst().first?.isLetter == true, let way = PageWay(String(text.dropFirst())) {
            self = .value(way)
        } else if text.contains("${"), let words = try? PageText(text) {
            self = .words(words)
        } else {
            self = .literal(.string(text))
        }
    }
}
