import GomaKit

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
            let nodes = if case .list(let nodes) = entry.value.content { nodes } else { [entry.value] }
            let actions = nodes.compactMap {
                PageAction($0, path: "\(reader.below("on")).\(entry.key)", reader.mistakes)
            }
            return PageHandler(place: entry.place, request: request, actions: actions)
        }
    }
}

extension PageAction {
    private static let forms =
        "back, root, {go: PAGE}, {open: PAGE}, {show: PART}, {set: PATH, to: VALUE} or {say: TEXT}"

    fileprivate init?(_ node: PageNode, path: String, _ mistakes: MistakeList) {
        switch node.json {
        case .string("back"): self = .back
        case .string("root"): self = .root
        case .object:
            guard let reader = PageReader(node, path: path, mistakes), let action = Self.action(reader) else {
                return nil
            }
            self = action
        default:
            mistakes.add(node.place, "wants \(Self.forms)")
            return nil
        }
    }

    private static func action(_ reader: PageReader) -> PageAction? {
        if reader["go"] != nil {
            reader.allow(["go"])
            return reader.pageText("go").map(PageAction.go)
        }
        if reader["open"] != nil {
            reader.allow(["open"])
            return reader.pageText("open").map(PageAction.open)
        }
        if reader["show"] != nil {
            reader.allow(["show"])
            return reader.text("show").map(PageAction.show)
        }
        if reader["say"] != nil {
            reader.allow(["say"])
            return reader.pageText("say").map(PageAction.say)
        }
        if reader["set"] != nil {
            reader.allow(["set", "to"])
            guard let way = reader.way("set"), let value = reader.pageText("to") else {
                if reader["to"] == nil { reader.wrong("to", "the value to set") }
                return nil
            }
            return .set(way, to: value)
        }
        reader.mistakes.add(reader.place, "wants \(forms)")
        return nil
    }
}
