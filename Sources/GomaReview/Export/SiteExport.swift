/// The catalogue as a web site that works from a folder: an index with a search, and a page for each component with all
/// its states, in every theme.
@MainActor
package struct SiteExport {
    private let pages: [ComponentPage]
    private let index: IndexPage
    private let looks: SiteLooks
    private let recordings: [SiteRecording]

    /// - Parameters:
    ///   - components: in the order of the index.
    ///   - themes: one at least, in the order in which they are offered; the first is used until somebody chooses.
    ///   - recordings: in the order in which the index shows them.
    ///   - drawing: how to draw; its glyphs are those of a theme without wishes, or ASCII.
    package init(
        _ components: [ComponentDescriptor], themes: [StyleProvider], recordings: [SiteRecording] = [],
        drawing: RenderOptions = RenderOptions()
    ) throws {
        let looks = SiteLooks(themes: themes, drawing: drawing)
        let facts = try components.map { try ComponentFacts($0, among: components, drawing: looks.drawing) }
        pages = facts.enumerated().map { place, facts in
            ComponentPage(
                facts, before: place > 0 ? components[place - 1] : nil,
                after: place + 1 < components.count ? components[place + 1] : nil, looks: looks)
        }
        index = IndexPage(facts, recordings: recordings, looks: looks)
        self.looks = looks
        self.recordings = recordings
    }

    /// Every file by its path below the folder.
    var paths: [String] { ["index.html", "site.css", "site.js"] + pages.map(\.path) + recordings.flatMap(\.paths) }

    /// Writes the site.
    /// - Parameter onPage: called before each component's page with its place among them, from one.
    /// - Returns: how many files are new or changed.
    /// - Throws: ``OutputError`` before anything is written where a file of somebody else's is in the way.
    package func write(to writer: DumpWriter, onPage: (_ number: Int, _ path: String) -> Void = { _, _ in }) throws
        -> Int
    {
        try writer.check(paths)
        var changed = 0
        try writer.writeMany { write in
            for (place, page) in pages.enumerated() {
                onPage(place + 1, page.path)
                if try write(page.text(), page.path) { changed += 1 }
            }
            let films = recordings.flatMap { film in
                film.pictures.map { (film.path(of: $0.appearance), $0.text) }
            }
            let others =
                films + [
                    ("site.css", SiteStyleSheet.text + looks.themeRules), ("site.js", SiteScript.text),
                    ("index.html", try index.text()),
                ]
            for (path, text) in others where try write(text, path) { changed += 1 }
        }
        return changed
    }
}
