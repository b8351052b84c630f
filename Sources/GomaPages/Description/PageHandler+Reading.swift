extension PageHandler {
    /// The handlers of a page: a request by its name and the fields that tell it from others, and what is done with it.
    ///
    ///     on:
    ///       betting:open-match: {go: "match/${id}"}
    ///       app:open-page page=slots: {show: slots}
    ///       app:go-back: back
    static func all(_ reader: PageReader) -> [PageHandler] {
        reader.fields("on").compactMap { entry in
            let request: RequestText
            do {
                request = try RequestText(parsing: entry.key)
            } catch {
                reader.mistakes.add(entry.place, "on: wants a request such as app:open-page page=settings: \(error)")
                return nil
            }
            let actions = PageAction.all(entry.value, path: "\(reader.below("on")).\(entry.key)", reader.mistakes)
            return PageHandler(place: entry.place, request: request, actions: actions)
        }
    }
}

extension PageAction {
    private static let forms =
        "back, root, first, {go: PAGE}, {open: PAGE}, {show: PART}, {set: PATH, to: VALUE}, {toggle: PATH}, "
        + "{insert: VALUE, into: PATH}, {remove: IDENTITY, from: PATH}, {reset: FORM}, {say: TEXT}, {ask: ACTION} "
        + "or {cancel: ACTION}"

    /// One action, or a list of some.
    static func all(_ node: PageNode, path: String, _ mistakes: MistakeList) -> [PageAction] {
        let nodes = if case .list(let nodes) = node.content { nodes } else { [node] }
        return nodes.compactMap { PageAction($0, path: path, mistakes) }
    }

    private init?(_ node: PageNode, path: String, _ mistakes: MistakeList) {
        if case .missing = node.content { return nil }
        switch node.json {
        case .string("back"): self.init(place: node.place, condition: nil, deed: .back(from: []))
        case .string("first"): self.init(place: node.place, condition: nil, deed: .first)
        case .string("root"): self.init(place: node.place, condition: nil, deed: .root)
        case .object:
            guard let reader = PageReader(node, path: path, mistakes), let deed = Self.deed(reader) else { return nil }
            self.init(place: node.place, condition: reader.condition("when"), deed: deed)
        case .string(let word) where !Self.words.contains(where: { $0.verb == word }):
            let nearest = NearestName.suggestion(for: word, among: ["back", "root", "first"])
            mistakes.add(node.place, "wants \(Self.forms)\(nearest)")
            return nil
        default:
            mistakes.add(node.place, "wants \(Self.forms)")
            return nil
        }
    }

    /// The words that say what is done, each with the words that belong to it.
    private static let words: [(verb: String, others: [String])] = [
        ("go", []), ("open", []), ("show", []), ("say", []), ("back", []), ("root", []), ("first", []), ("toggle", []),
        ("cancel", []), ("reset", []),
        ("set", ["to"]), ("insert", ["into"]), ("remove", ["from"]),
        ("ask", ["with", "form", "done", "refused", "silent"]),
    ]

    private static func deed(_ reader: PageReader) -> Deed? {
        guard let (verb, others) = words.first(where: { reader.node[$0.verb] != nil }) else {
            let known = words.flatMap(\.others) + ["when"]
            let word = reader.node.entries.map(\.key).first { !known.contains($0) }
            let nearest = word.map { NearestName.suggestion(for: $0, among: words.map(\.verb)) } ?? ""
            reader.mistakes.add(reader.place, "wants \(forms)\(nearest)")
            return nil
        }
        reader.allow([verb] + others + ["when"])
        if reader[verb] == nil, !["back", "root", "first", "insert"].contains(verb) {
            reader.wrong(verb, "to be said; there is \(forms)")
            return nil
        }
        return switch verb {
        case "go": reader.pageText(verb).map(Deed.go)
        case "open": reader.pageText(verb).map(Deed.open)
        case "show": reader.text(verb).map(Deed.show)
        case "say": say(reader)
        case "cancel": reader.text(verb).map(Deed.cancel)
        case "reset": reader.text(verb).map(Deed.reset)
        case "back": .back(from: left(reader))
        case "root": .root
        case "first": .first
        case "toggle": reader.way(verb).map(Deed.toggle)
        case "set": set(reader)
        case "insert": insert(reader)
        case "remove": remove(reader)
        default: ask(reader)
        }
    }

    /// The pages that are left, where some are named.
    private static func left(_ reader: PageReader) -> [String] {
        if reader["back"]?.json == .bool(true) { return [] }
        return reader.names("back").map(\.name)
    }

    private static func say(_ reader: PageReader) -> Deed? {
        guard let node = reader["say"] else { return nil }
        switch PartFields(node).content {
        case .phrase, .value, .words: return .say(node)
        case .literal(.string): return .say(node)
        default:
            reader.wrong("say", "text")
            return nil
        }
    }

    private static func set(_ reader: PageReader) -> Deed? {
        guard let value = reader.node["to"] else {
            reader.wrong("to", "the value to set")
            return nil
        }
        return reader.way("set").map { .set($0, to: value) }
    }

    private static func insert(_ reader: PageReader) -> Deed? {
        guard let value = reader.node["insert"] else {
            reader.wrong("insert", "the value to insert")
            return nil
        }
        guard reader["into"] != nil else {
            reader.wrong("into", "the list that it goes into")
            return nil
        }
        return reader.way("into").map { .insert(value, into: $0) }
    }

    private static func remove(_ reader: PageReader) -> Deed? {
        guard reader["from"] != nil else {
            reader.wrong("from", "the list that it goes out of")
            return nil
        }
        guard let id = reader.pageText("remove") else { return nil }
        return reader.way("from").map { .remove(id, from: $0) }
    }

    private static func ask(_ reader: PageReader) -> Deed? {
        guard let action = reader.text("ask") else { return nil }
        if let fields = reader["with"], !PartFields(fields).areFields {
            reader.wrong("with", "fields, or a path to some such as $it")
        }
        func then(_ field: String) -> [PageAction] {
            reader[field].map { all($0, path: reader.below(field), reader.mistakes) } ?? []
        }
        return .ask(
            PageAsking(
                action: action, form: reader.text("form"), fields: reader["with"], done: then("done"),
                refused: then("refused"), silent: then("silent")))
    }
}
