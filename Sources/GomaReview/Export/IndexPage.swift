import Foundation

/// The site's first page: every component with a picture, by category, and a search over them.
@MainActor
struct IndexPage {
    private let facts: [ComponentFacts]
    private let recordings: [SiteRecording]
    private let shell: SiteShell

    init(_ facts: [ComponentFacts], recordings: [SiteRecording], looks: SiteLooks) {
        self.facts = facts
        self.recordings = recordings
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
        let components = Count.of(facts.count, "component")
        let states = Count.of(facts.reduce(0) { $0 + $1.component.states.count }, "state")
        return shell.page(
            title: "Components · \(ProgramName.current)", rules: pictures.rules,
            content: [
                "<h1>Components</h1>",
                "<p class=\"lead\">\(components) in \(states), drawn in the terminal's cells.</p>",
                "<p id=\"found\" class=\"muted\" role=\"status\"></p>",
                "<section id=\"results\" class=\"results\" aria-label=\"Found\" hidden><ul class=\"cards\"></ul></section>",
            ] + films + chapters)
    }

    private var films: [String] {
        recordings.isEmpty
            ? []
            : ["<section class=\"chapter\" aria-label=\"Recordings\">"] + recordings.flatMap(film) + ["</section>"]
    }

    /// A recording, which plays once somebody opens it; whoever asks for less motion sees its first frame.
    private func film(_ recording: SiteRecording) -> [String] {
        let title = SiteShell.text(recording.title)
        let pictures = recording.pictures.map { picture in
            let address = Markup.address(recording.path(of: picture.appearance))
            return "<img class=\"only-\(picture.appearance.rawValue)\" loading=\"lazy\" src=\"\(address)\" "
                + "alt=\"\(title), step after step\">"
        }
        return ["<details class=\"recording\"><summary>Play \(title)</summary>"] + pictures + ["</details>"]
    }

    private func card(_ component: ComponentDescriptor, pictures: inout SiteLooks.Pictures) throws -> [String] {
        var size = Size.zero
        let preview = try pictures.markup { drawing in
            let surface = try Picture(component, stateAt: 0, options: drawing).surface
            size = surface.size
            return surface
        }
        return [
            "<li class=\"card\" data-facts=\"\(try Self.searchedFacts(of: component))\">",
            "<h3>\(shell.link(to: component))</h3>", "<p>\(SiteShell.text(component.summary))</p>",
            "<p class=\"muted count\">\(Count.of(component.states.count, "state"))</p>",
            "<div class=\"preview\" aria-hidden=\"true\" style=\"--columns:\(size.width);--rows:\(size.height)\">",
        ] + preview + ["</div>", "</li>"]
    }

    /// What the script finds a component by, as JSON that an attribute takes; anchors are what addresses call its states.
    private static func searchedFacts(of component: ComponentDescriptor) throws -> String {
        let states = component.states.map(\.name)
        let facts = JSONValue.object([
            "name": .string(component.name), "category": .string(component.category.title),
            "tags": .texts(component.tags), "states": .texts(states),
            "anchors": .texts(ComponentPage.anchors(states)), "summary": .string(component.summary),
        ])
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return SiteShell.text(String(decoding: try encoder.encode(facts), as: UTF8.self))
    }
}
