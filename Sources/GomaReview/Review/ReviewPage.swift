/// A review as one page that needs nothing from a network: before, after and difference of every change.
@MainActor
package struct ReviewPage {
    private var styles = PageStyles()
    private var articles: [String] = []

    /// - Parameter library: where the colours of the pictures come from, in dark and in light.
    /// - Throws: `ThemeError` where the library lacks the two themes.
    package static func text(of review: Review, library: ThemeLibrary = .embedded) throws -> String {
        let dark = try library.theme(named: "goma-dark")
        let light = try library.theme(named: "goma-light")
        var page = ReviewPage()
        let explained = review.clusters.byMember
        for component in review.components {
            for change in component.changes {
                let clusters = explained[component.member(titled: change.title)] ?? []
                page.add(change, of: component, clusters: clusters)
            }
            for (_, title, lines) in component.wholeChanges {
                page.add(note: "\(title) changed", title: component.subject.id, kind: "header", lines: lines)
            }
        }
        for orphan in review.orphans {
            page.add(note: Review.words(forOrphan: orphan), title: orphan, kind: "gone")
        }
        for problem in review.problems { page.add(note: problem.description, title: problem.path, kind: "problem") }
        return page.text(summary: ReviewText.summary(of: review).joined(separator: "; "), dark: dark, light: light)
    }

    // MARK: Articles

    private mutating func add(
        _ change: DumpComparison.Change, of component: Review.Component, clusters: [ChangeCluster]
    ) {
        let title = "\(component.subject.id), \(change.title)"
        let layers = change.difference?.layers.map(\.rawValue) ?? [change.new == nil ? "gone" : "new"]
        let shown = change.shown
        let before = shown.old.map { picture($0, marks: shown.difference?.oldMarks ?? []) }
        let after = shown.new.map { picture($0, marks: shown.difference?.newMarks ?? []) }
        let missing = "<p class=none>nothing</p>"
        let tags = clusters.map { cluster in
            "<button class=cluster data-cluster=\"\(cluster.id)\" title=\"\(Markup.escaped(cluster.title))\">"
                + "\(cluster.id) · \(cluster.members.count)</button>"
        }
        articles.append(
            """
            <article id="\(component.member(titled: change.title).id)" \
            data-kinds="\(layers.joined(separator: " "))" data-clusters="\(clusters.map(\.id).joined(separator: " "))">
            <h2>\(Markup.escaped(title))</h2>
            <p class=about>\(Markup.escaped(ReviewText.words(for: change.kind))) \(tags.joined(separator: " "))</p>
            <div class=sides>
            <figure class=before><figcaption>before</figcaption>\(before ?? missing)</figure>
            <figure class=after><figcaption>after</figcaption>\(after ?? missing)</figure>
            <figure class=difference><figcaption>difference</figcaption>
            <pre class=lines>\(Self.marked(change.lines))</pre></figure>
            </div></article>
            """)
    }

    private mutating func add(note: String, title: String, kind: String, lines: [String] = []) {
        let difference = lines.isEmpty ? "" : "<pre class=lines>\(Self.marked(lines))</pre>"
        articles.append(
            """
            <article data-kinds="\(kind)" data-clusters=""><h2>\(Markup.escaped(title))</h2>
            <p class=about>\(Markup.escaped(note))</p>\(difference)</article>
            """)
    }

    /// Lines with those that went and came in their colours.
    static func marked(_ lines: [String]) -> String {
        lines.map { line in
            let text = Markup.escaped(line)
            switch mark(of: line) {
            case "-": return "<del>\(text)</del>"
            case "+": return "<ins>\(text)</ins>"
            case "^": return "<b>\(text)</b>"
            default: return text
            }
        }.joined(separator: "\n")
    }

    /// The mark that a line begins with, or has behind the number of its row; what a row itself begins with is none.
    private static func mark(of line: String) -> Character? {
        let start = line.drop { $0 == " " }
        guard start.first?.isNumber == true else { return start.first }
        return start.drop { $0.isNumber }.dropFirst().first
    }

    // MARK: Pictures

    private mutating func picture(_ drawn: DrawnPicture, marks: Set<Point>) -> String {
        let rows = drawn.rows.enumerated().map { y, cells in
            var html = ""
            var open: String?
            for (x, cell) in cells.enumerated() where !cell.text.isEmpty {
                let isWide = x + 1 < cells.count && cells[x + 1].text.isEmpty
                let name =
                    styles.name(of: cell.style) + (marks.contains(Point(x: x, y: y)) ? " m" : "")
                    + (isWide ? " w" : "")
                if name != open || isWide {
                    html += (open == nil ? "" : "</span>") + "<span class=\"\(name)\">"
                    open = name
                }
                html += Markup.escaped(cell.text)
            }
            return html + (open == nil ? "" : "</span>")
        }
        return "<pre class=picture>" + rows.joined(separator: "\n") + "</pre>"
    }

    // MARK: Page

    private func text(summary: String, dark: StyleProvider, light: StyleProvider) -> String {
        let empty = "<p class=none>Everything is as approved.</p>"
        return """
            <!doctype html>
            \(PictureSheet.mark)
            <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
            <meta name="color-scheme" content="dark light">
            <title>Review of components</title>
            <style>
            :root{\(PageStyles.variables(of: dark))}
            @media (prefers-color-scheme: light){:root{\(PageStyles.variables(of: light))}}
            \(Self.look)
            \(styles.rules)
            </style></head><body>
            <header><h1>Review of components</h1><p>\(Markup.escaped(summary))</p>
            <form><input id=filter type=search placeholder="filter: component, state, role ( / )" aria-label="filter">
            \(Self.kindButtons)
            <output id=count></output></form>
            <p class=keys><kbd>j</kbd> <kbd>k</kbd> next, previous · <kbd>space</kbd> flip before and after ·
            <kbd>s</kbd> side by side · <kbd>b</kbd> before · <kbd>n</kbd> after · <kbd>d</kbd> difference ·
            <kbd>m</kbd> marks · <kbd>/</kbd> filter · <kbd>Esc</kbd> all</p></header>
            <main>\(articles.isEmpty ? empty : articles.joined(separator: "\n"))</main>
            <script>\(Self.script)</script></body></html>

            """
    }

    private static let kindButtons = (DumpBlock.Layer.allCases.map(\.rawValue) + ["new", "gone"]).map { kind in
        "<label><input type=checkbox name=kind value=\(kind) checked>\(kind)</label>"
    }.joined()
}
