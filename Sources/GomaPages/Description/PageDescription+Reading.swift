extension PageDescription {
    /// Fields of a page that others are opened from.
    private static let fields = ["title", "sources", "parts", "on", "tabs", "routes", "focus", "width", "commands"]

    /// Reads a page. What is wrong with it is told when it is shown, together with what is found then: by
    /// ``PageController``.
    /// - Parameters:
    ///   - text: YAML or JSON.
    ///   - file: the name that messages show; others are named from its folder.
    ///   - files: reads another file that the page includes.
    /// - Throws: an error in words, with line and column, where the text is no YAML.
    public init(
        parsing text: String, file: String,
        files: (String) throws -> String = { throw PageFileError.none(path: $0) }
    ) throws {
        let mistakes = MistakeList()
        let node = try withoutActuallyEscaping(files) {
            try PageFiles(mistakes, reading: $0).node(of: text, file: file)
        }
        self.init(node, file: file, mistakes)
    }

    /// Reads the first line of a page whose parts come one by one, each in a line of its own. It may be the first of them.
    package init(beginning line: PageLine, file: String) {
        let mistakes = MistakeList()
        let node: PageNode
        do {
            node = try line.node(file: file)
        } catch {
            let place = FilePlace(file: file, line: line.number, column: error.column)
            mistakes.add(place, "what stands here is no JSON")
            node = PageNode(.missing, at: place)
        }
        let beginning = line.isPart ? PageNode(.mapping([]), at: node.place) : node
        beginning.forEachMapping(mistakes.addTwins)
        self.init(beginning, file: file, mistakes, mayBeEmpty: true)
        isArriving = true
    }

    private init(_ node: PageNode, file: String, _ mistakes: MistakeList, mayBeEmpty: Bool = false) {
        let reader = PageReader(node, path: "", mistakes)
        reader?.allow(Self.fields)
        let page = reader.map { PageRoute($0, mayBeEmpty: mayBeEmpty) } ?? .none
        let routes = reader.map(Self.routes) ?? []
        let tabs = reader.map { Self.tabs($0, among: routes.map(\.pattern)) } ?? []
        let commands = reader.map(PageCommand.all) ?? []
        Self.checkNames(page, routes, commands, mistakes)
        self.init(
            file: file, page: page, routes: routes, tabs: tabs, commands: commands,
            sources: reader.map(Self.sources) ?? [], mistakes: mistakes.all)
    }

    private static func routes(_ reader: PageReader) -> [(pattern: RoutePattern, page: PageRoute)] {
        var earlier: [RoutePattern] = []
        return reader.fields("routes").compactMap { entry in
            guard let pattern = RoutePattern(entry.key) else {
                reader.mistakes.add(entry.place, "routes: wants names such as match/{id}, and \"\(entry.key)\" is none")
                return nil
            }
            for mistake in pattern.mistakes { reader.mistakes.add(entry.place, "routes: \(mistake)") }
            // The same name twice is told wherever names are.
            if let other = earlier.first(where: { $0.covers(pattern) }), other != pattern {
                reader.mistakes.add(entry.place, "routes: \(words(for: pattern, behind: other))")
            }
            earlier.append(pattern)
            guard let page = PageReader(entry.value, path: "routes.\(entry.key)", reader.mistakes) else { return nil }
            page.allow(["title", "parts", "on", "focus", "width"])
            return (pattern, PageRoute(page))
        }
    }

    /// What is said of a page to which nothing leads.
    private static func words(for pattern: RoutePattern, behind other: RoutePattern) -> String {
        let remedy = pattern.covers(other) ? "leave one of them out" : "put \"\(pattern)\" above it"
        return "\"\(pattern)\" is never gone to, as \"\(other)\" above it takes all of its names; \(remedy)"
    }

    /// - Parameter patterns: the names of pages.
    private static func tabs(_ reader: PageReader, among patterns: [RoutePattern]) -> [String] {
        guard let node = reader["tabs"] else { return [] }
        guard case .list(let nodes) = node.content else {
            reader.wrong("tabs", "a list of pages by their names")
            return []
        }
        let known = patterns.filter(\.parameters.isEmpty).map(\.description)
        var tabs: [String] = []
        for node in nodes {
            guard let name = node.json.name else {
                reader.mistakes.add(node.place, "tabs: wants names of pages")
                continue
            }
            guard known.contains(name) else {
                reader.mistakes.add(
                    node.place, "no page without parameters is called \"\(name)\"\(known.words(insteadOf: name))")
                continue
            }
            if tabs.contains(name) {
                reader.mistakes.add(node.place, "\"\(name)\" is a tab already")
            } else {
                tabs.append(name)
            }
        }
        return tabs
    }

    private static func sources(_ reader: PageReader) -> [PageSourceDescription] {
        reader.fields("sources").compactMap { entry in
            guard PageWay(entry.key)?.steps.count == 1, entry.key != PageWay.element else {
                reader.mistakes.add(
                    entry.place,
                    "sources: wants names of letters, digits, \"-\" and \"_\" other than \"\(PageWay.element)\", and "
                        + "\"\(entry.key)\" is none")
                return nil
            }
            guard let source = PageReader(entry.value, path: "sources.\(entry.key)", reader.mistakes) else {
                return nil
            }
            let kind = source.text("kind")
            guard kind != nil || source.node["value"] != nil else {
                source.mistakes.add(source.place, "a source wants a \"kind\", or a \"value\" of its own")
                return nil
            }
            if kind == nil { source.allow(["value"]) }
            let options = source.node.entries.filter { $0.key != "kind" }
            return PageSourceDescription(
                name: entry.key, place: entry.place, kind: kind,
                options: kind == nil
                    ? source.node["value"] ?? source.node : PageNode(.mapping(options), at: source.place))
        }
    }

    // MARK: Names inside the page

    /// Notes down names that mean nothing: pages that are to be gone to, and parts that are to be shown.
    private static func checkNames(
        _ page: PageRoute, _ routes: [(pattern: RoutePattern, page: PageRoute)], _ commands: [PageCommand],
        _ mistakes: MistakeList
    ) {
        let patterns = routes.map(\.pattern)
        // What the first page does with requests, it does on all others too, and so do commands.
        page.checkNames(
            others: routes.map(\.page), commands.flatMap(\.actions), among: patterns, mistakes)
        for (_, page) in routes { page.checkNames(others: [], among: patterns, mistakes) }
    }
}

extension PageRoute {
    /// A page that could not be read.
    fileprivate static let none = PageRoute(
        title: .empty, screen: PageLayout(top: [], body: [], bottom: []), handlers: [], focus: nil,
        focusPlace: FilePlace(file: "", line: 1, column: 1),
        titlePlace: FilePlace(file: "", line: 1, column: 1))

    /// - Parameter mayBeEmpty: whether parts come later.
    fileprivate init(_ reader: PageReader, mayBeEmpty: Bool = false) {
        self.init(
            title: reader.pageText("title") ?? .empty, screen: PageLayout(reader, mayBeEmpty: mayBeEmpty),
            handlers: PageHandler.all(reader), focus: reader.text("focus"), focusPlace: reader.place(of: "focus"),
            titlePlace: reader.place(of: "title"))
    }

    /// - Parameter others: pages whose parts its handlers can name too.
    fileprivate func checkNames(
        others: [PageRoute], _ further: [PageAction] = [], among patterns: [RoutePattern], _ mistakes: MistakeList
    ) {
        var ids: Set<String> = []
        for part in screen.parts {
            guard let id = part.id else { continue }
            if !ids.insert(id).inserted {
                mistakes.add(part.place, "two parts have the id \"\(id)\"; a name means one")
            }
        }
        if let focus, focus != Self.inside, !ids.contains(focus) {
            mistakes.add(
                focusPlace,
                "focus: no part has the id \"\(focus)\"\(NearestName.link(for: focus, among: ids.sorted())) "
                    + "there are \(([Self.inside] + ids.sorted()).listed)")
        }
        ids.formUnion(others.flatMap(\.screen.parts).compactMap(\.id))
        for action in (handlers.flatMap(\.actions) + further).flatMap(\.whole) {
            switch action.deed {
            case .go(let name), .open(let name):
                if !patterns.contains(where: { $0.mayMean(name.words { _ in RoutePattern.anything }) }) {
                    let others = patterns.map(\.description).words(insteadOf: name.words { "{\($0)}" })
                    mistakes.add(action.place, "no page is called \"\(name.written)\"\(others)")
                }
            case .show(let id):
                if !ids.contains(id), (PageWay(id)?.steps.count ?? 1) == 1 {
                    mistakes.add(
                        action.place, "no part has the id \"\(id)\"\(ids.sorted().words(insteadOf: id))")
                }
            case .back(let names):
                for name in names where !patterns.contains(where: { $0.mayMean(name) }) {
                    let others = patterns.map(\.description).words(insteadOf: name)
                    mistakes.add(action.place, "no page is called \"\(name)\"\(others)")
                }
            case .root, .first, .set, .toggle, .insert, .remove, .reset, .say, .ask, .cancel: break
            }
        }
    }
}
