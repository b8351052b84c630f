/// A component's page: all its states, what it is made of, and what can be done with it.
@MainActor
struct ComponentPage {
    private let facts: ComponentFacts
    private let before: ComponentDescriptor?
    private let after: ComponentDescriptor?
    private let shell: SiteShell

    /// - Parameters:
    ///   - before: the component whose page comes before, in the order of the index.
    ///   - after: the one that comes next.
    init(
        _ facts: ComponentFacts, before: ComponentDescriptor?, after: ComponentDescriptor?, looks: SiteLooks
    ) {
        self.facts = facts
        self.before = before
        self.after = after
        shell = SiteShell(looks: looks, root: "../")
    }

    var path: String { SiteShell.path(of: component) }

    private var component: ComponentDescriptor { facts.component }

    func text() throws -> String {
        var pictures = SiteLooks.Pictures(shell.looks)
        let anchors = Self.anchors(component.states.map(\.name))
        let states = try component.states.indices.flatMap {
            try section(ofStateAt: $0, anchor: anchors[$0], pictures: &pictures)
        }
        let contents = zip(component.states, anchors).map { state, anchor in
            "<li><a href=\"#\(anchor)\">\(SiteShell.text(state.name))</a></li>"
        }
        let body = ["<div class=\"body\">", "<h2 id=\"states\">States</h2>"] + states + factSections + ["</div>"]
        return shell.page(
            title: "\(component.name) · \(ProgramName.current)", rules: pictures.rules,
            content: head + guide + (try usage)
                + ["<div class=\"columns\">", "<nav class=\"contents\" aria-label=\"States\"><ul>"] + contents
                + ["</ul></nav>"] + body + ["</div>"] + neighbours)
    }

    private var head: [String] {
        let tags = component.tags.map { "<li>\(shell.search(for: $0))</li>" }.joined()
        return [
            "<nav aria-label=\"Place in the catalogue\"><a href=\"../index.html\">All components</a> / "
                + "\(shell.search(for: component.category.title)) / \(SiteShell.text(component.subcategory))</nav>",
            "<h1>\(SiteShell.text(component.name))</h1>", "<p class=\"lead\">\(SiteShell.text(component.summary))</p>",
            "<p class=\"muted\"><code>\(SiteShell.text(component.id))</code>, drawn by "
                + "<code>\(SiteShell.text(component.viewName))</code></p>",
            tags.isEmpty ? "" : "<ul class=\"tags\" aria-label=\"Tags\">\(tags)</ul>",
        ].filter { !$0.isEmpty }
    }

    /// When to use it and how it behaves; nothing where nobody has written it.
    private var guide: [String] {
        guard component.guide.isWritten else { return [] }
        let answers = component.guide.answered.map { question in
            "<dt>\(question.title)</dt><dd>\(linked(component.guide.text(for: question)))</dd>"
        }
        return ["<section aria-label=\"Guide\">", "<dl class=\"guide\">"] + answers + ["</dl>", "</section>"]
    }

    /// The Swift that makes it in its first state.
    private var usage: [String] {
        get throws {
            let snippet = try UsageSnippet(component, state: component.stateData(at: 0), width: Self.usageWidth)
            let code = snippet.lines.map(SiteShell.text)
            // A line end right behind the tag is not part of the text.
            return details(
                "Use it in Swift",
                ["<pre class=\"code\" tabindex=\"0\" role=\"region\" aria-label=\"Swift\">"] + code.dropLast()
                    + [(code.last ?? "") + "</pre>"])
        }
    }

    /// Columns of a line of Swift.
    private static let usageWidth = 100

    /// A text in which other components' names lead to their pages.
    private func linked(_ text: String) -> String {
        var markup = ""
        var rest = text[...]
        for name in ComponentGuide.names(in: text) where name != component.name {
            guard let other = component.component(named: String(name), among: facts.others) else { continue }
            markup += SiteShell.text(String(rest[..<name.startIndex])) + shell.link(to: other)
            rest = rest[name.endIndex...]
        }
        return markup + SiteShell.text(String(rest))
    }

    // MARK: States

    private func section(
        ofStateAt index: Int, anchor: String, pictures: inout SiteLooks.Pictures
    ) throws -> [String] {
        let state = component.states[index]
        let drawing = shell.looks.drawing
        let picture = try Picture(component, stateAt: index, options: drawing)
        let name = SiteShell.text(state.name)
        let markup = try pictures.markup { other in
            // Groups of themes differ in their characters alone.
            try other.glyphs == drawing.glyphs
                ? picture.surface : Picture(component, stateAt: index, options: other).surface
        }
        let summary = state.summary.isEmpty ? [] : ["<p>\(SiteShell.text(state.summary))</p>"]
        let reading = picture.reading.map { "<li>\(SiteShell.text($0))</li>" }
        // Two hyphens, of which no anchor has any: a state may be called as another, and "name".
        return ["<section class=\"state\" id=\"\(anchor)\" aria-labelledby=\"\(anchor)--name\">"]
            + ["<h3 id=\"\(anchor)--name\"><a href=\"#\(anchor)\">\(name)</a></h3>"] + summary
            + frame(label: name, content: markup) + (try film(ofStateAt: index, name: name, pictures: &pictures))
            + (reading.isEmpty ? [] : details("Read aloud", ["<ol\(shell.looks.language)>"] + reading + ["</ol>"]))
            + ["</section>"]
    }

    /// The moments of a state that moves by itself; nothing of one that stands still.
    private func film(
        ofStateAt index: Int, name: String, pictures: inout SiteLooks.Pictures
    ) throws -> [String] {
        func film(_ drawing: RenderOptions) throws -> Film {
            try Film(component, stateAt: index, options: drawing, choice: .motion)
        }
        guard try film(shell.looks.drawing).moves else { return [] }
        let strip = try pictures.markup { FilmStrip(try film($0), width: FilmStrip.sheetWidth).surface }
        return details("Moves by itself", frame(label: "\(name), moment after moment", content: strip))
    }

    private func frame(label: String, content: [String]) -> [String] {
        ["<div class=\"frame\" tabindex=\"0\" role=\"region\" aria-label=\"\(label)\">"] + content + ["</div>"]
    }

    private func details(_ title: String, _ content: [String]) -> [String] {
        ["<details><summary>\(title)</summary>"] + content + ["</details>"]
    }

    /// What states are called in addresses: letters and digits with hyphens between, no two alike.
    static func anchors(_ names: [String]) -> [String] {
        var used: Set<String> = [
            "content", "states", "made-of", "used-in", "keys", "actions", "requests", "fields", "sizes", "theme",
            "search", "found",
        ]
        return names.map { name in
            let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
            let base = words.isEmpty ? "state" : words.joined(separator: "-")
            let free = ([base] + (2...(names.count + used.count + 2)).map { "\(base)-\($0)" }).first {
                !used.contains($0)
            }
            used.insert(free ?? base)
            return free ?? base
        }
    }

    // MARK: Facts

    private var factSections: [String] {
        list("Made of", id: "made-of", facts.children.map(shell.link(to:)), none: "Nothing but the engine's views.")
            + list("Used in", id: "used-in", facts.parents.map(shell.link(to:)), none: "No other component.")
            + keys
            + list(
                "What the customer can ask for", id: "actions",
                component.actions.map { "<code>\(SiteShell.text($0))</code>" }, none: "Nothing: it only shows.")
            + list(
                "What it asks its owner for", id: "requests",
                component.requests.map { "<code>\(SiteShell.text($0.text))</code> \(SiteShell.text($0.words))" },
                none: "Nothing: it does all that it can itself.")
            + fields + sizes
    }

    private func list(_ title: String, id: String, _ items: [String], none: String) -> [String] {
        ["<h2 id=\"\(id)\">\(title)</h2>"]
            + (items.isEmpty
                ? ["<p class=\"muted\">\(none)</p>"] : ["<ul>"] + items.map { "<li>\($0)</li>" } + ["</ul>"])
    }

    private var keys: [String] {
        guard !facts.keys.isEmpty else {
            return list("Keys", id: "keys", [], none: "None: nothing in it can have the focus.")
        }
        let rows = facts.keys.map {
            "<tr><th scope=\"row\"><kbd>\(SiteShell.text($0.label))</kbd></th><td>\(SiteShell.text($0.title))</td></tr>"
        }
        return [
            "<h2 id=\"keys\">Keys</h2>",
            "<table aria-labelledby=\"keys\"><thead><tr><th scope=\"col\">Key</th><th scope=\"col\">Does</th>",
        ]
            + ["</tr></thead><tbody>"] + rows + ["</tbody></table>"]
    }

    private var fields: [String] {
        let rows = FieldListing.rows(of: component).map { row in
            "<tr><th scope=\"row\"><code>\(SiteShell.text(row[0]))</code></th>"
                + row.dropFirst().map { "<td>\(SiteShell.text($0))</td>" }.joined() + "</tr>"
        }
        guard !rows.isEmpty else { return list("Fields", id: "fields", [], none: "None: all states look alike.") }
        let titles = FieldListing.titles.map { "<th scope=\"col\">\($0)</th>" }.joined()
        return [
            "<h2 id=\"fields\">Fields</h2>",
            "<p>Of its state, in Swift and in data. What has a default may be left out.</p>",
            "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-labelledby=\"fields\">",
            "<table class=\"fields\" aria-labelledby=\"fields\"><thead><tr>\(titles)</tr></thead><tbody>",
        ] + rows + ["</tbody></table></div>"]
    }

    private var sizes: [String] {
        let rows = facts.sizes.map { size in
            "<tr><th scope=\"row\">\(size.offered)</th><td>\(Self.words(size.widths))</td>"
                + "<td>\(Self.words(size.heights))</td></tr>"
        }
        return [
            "<h2 id=\"sizes\">Sizes</h2>",
            "<p>Shown in \(component.defaultWidth) columns here. Measured over all its states:</p>",
            "<table aria-labelledby=\"sizes\"><thead><tr><th scope=\"col\">Offered columns</th><th scope=\"col\">Takes columns</th>"
                + "<th scope=\"col\">Rows</th></tr></thead><tbody>",
        ] + rows + ["</tbody></table>"]
    }

    private static func words(_ range: ClosedRange<Int>) -> String {
        range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
    }

    private var neighbours: [String] {
        ["<nav class=\"neighbours\" aria-label=\"Neighbours\">"]
            + (before.map { ["<span>‹ \(shell.link(to: $0))</span>"] } ?? ["<span></span>"])
            + (after.map { ["<span>\(shell.link(to: $0)) ›</span>"] } ?? []) + ["</nav>"]
    }
}
