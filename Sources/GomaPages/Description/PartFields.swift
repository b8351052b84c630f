import GomaKit

/// The fields of a part: literals, and values of the page mixed among them.
///
/// A text such as `$it.title` is a value of the page, `${it.title}` stands for one inside a text, and a list may be made of a
/// collection: `{each: it.games, with: {id: $it.id}}`. `$words.kickOff` is a text in the language in use, and
/// `{$words: kickOff, minutes: $it.minutes}` one with values in it.
struct PartFields {
    let node: PageNode

    init(_ node: PageNode) { self.node = node }

    /// What stands at one place of the fields.
    enum Content {
        case literal(JSONValue)
        case value(PageWay)
        case words(PageText)
        /// A list with an element for each of a collection.
        case each(PageWay, PageNode)
        case list([PageNode])
        case mapping([PageNode.Entry])
        /// One of the kit's texts with values put in for its names in braces.
        case phrase(PageWay, [PageNode.Entry])
    }

    static func content(of node: PageNode) -> Content {
        switch node.content {
        case .scalar(.string(let text)): content(of: text)
        case .scalar(let value): .literal(value)
        case .missing: .literal(.null)
        case .list(let nodes): .list(nodes)
        case .mapping(let entries):
            if entries.count == 2, let each = node["each"], let fields = node["with"],
                case .string(let text) = each.json, let way = PageWay(text)
            {
                .each(way, fields)
            } else if let name = node[WordsSource.field], case .string(let text) = name.json,
                let way = PageWay("\(WordsSource.name).\(text)")
            {
                .phrase(way, entries.filter { $0.key != WordsSource.field })
            } else {
                .mapping(entries)
            }
        }
    }

    private static func content(of text: String) -> Content {
        if text.hasPrefix("$"), text.dropFirst().first?.isLetter == true, let way = PageWay(String(text.dropFirst())) {
            return .value(way)
        }
        guard text.contains("${"), let words = try? PageText(text) else { return .literal(.string(text)) }
        return .words(words)
    }

    /// Whether they are fields, or a way to some.
    var areFields: Bool {
        switch Self.content(of: node) {
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

    var steps: [Step] { Self.steps(in: node, []) }

    private static func steps(in node: PageNode, _ collections: [PageWay]) -> [Step] {
        func step(_ way: PageWay) -> Step { Step(way: way, place: node.place, collections: collections) }
        return switch content(of: node) {
        case .literal: []
        case .value(let way): [step(way)]
        case .words(let words): words.ways.map(step)
        case .each(let way, let fields): [step(way)] + steps(in: fields, collections + [way])
        case .list(let nodes): nodes.flatMap { steps(in: $0, collections) }
        case .mapping(let entries): entries.flatMap { steps(in: $0.value, collections) }
        case .phrase(let way, let entries): [step(way)] + entries.flatMap { steps(in: $0.value, collections) }
        }
    }

    /// The fields that say what they are; those that hold values of the page are left out, whole.
    /// - Parameter names: fields that are left out too.
    func literals(besides names: Set<String>) -> JSONValue {
        .object(
            Dictionary(
                node.entries.filter { !names.contains($0.key) && Self.steps(in: $0.value, []).isEmpty }.map {
                    ($0.key, $0.value.json)
                }
            ) {
                first, _ in first
            })
    }
}
