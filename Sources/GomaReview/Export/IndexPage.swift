import GomaKit
import TerminalKit

/// The site's first page: every component with a picture, by category, and a search over them.
@MainActor
struct IndexPage {
    private let facts: [ComponentFacts]
    private let shell: SiteShell

    init(_ facts: [ComponentFacts], looks: SiteLooks) {
        self.facts = facts
        shell = SiteShell(looks: looks, root: "")
    }

    func text() throws -> String {
        var pictures = SiteLooks.Pictures(shell.looks)
        var chapters: [String] = []
        for category in facts.map(\.component).categories {
            let members = facts.map(\.component).filter { $0.category == category }
            let id = "category-\(FileName.safe(category.rawValue))"
            chapters +=
                ["<section class=\"chapter\" aria-labelledby=\"\(id)\">", "<h2 id=\"\(id)\">"]
                + ["\(SiteShell.text(category.title)) <span class=\"muted\">\(members.count)</span></h2>"]
                + ["<ul class=\"cards\">"]
            for component in members { chapters += try card(component, pictures: &pictures) }
            chapters += ["</ul>", "</section>"]
        }
        let states = facts.reduce(0) { $0 + $1.component.states.count }
        return shell.page(
            title: "Components · \(ProgramName.current)", rules: pictures.rules, tools: search,
            content: [
                "<h1>Components</h1>",
                "<p class=\"lead\">\(facts.count) components in \(states) states, drawn in the terminal's cells.</p>",
                "<p id=\"found\" class=\"muted\" role=\"status\"></p>",
            ] + chapters)
    }

    private var search: [String] {
        [
            "<form role=\"search\"><label><span class=\"hidden\">Search by name, category, tag or state</span>",
            "<input id=\"search\" type=\"search\" placeholder=\"Search  /\" autocomplete=\"off\" spellcheck=\"false\">",
            "</label></form>",
        ]
    }

    private func card(_ component: ComponentDescriptor, pictures: inout SiteLooks.Pictures) throws -> [String] {
        let words =
            [component.name, component.viewName, component.category.title, component.subcategory, component.summary]
            + component.tags + component.states.map(\.name)
        let preview = try pictures.markup { try Picture(component, stateAt: 0, options: $0).surface }
        return [
            "<li class=\"card\" data-words=\"\(SiteShell.text(words.joined(separator: " ").lowercased()))\">",
            "<h3>\(shell.link(to: component))</h3>", "<p>\(SiteShell.text(component.summary))</p>",
            "<p class=\"muted\">\(component.states.count) states</p>", "<div class=\"preview\" aria-hidden=\"true\">",
        ] + preview + ["</div>", "</li>"]
    }
}
