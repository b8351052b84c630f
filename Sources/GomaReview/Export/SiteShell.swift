/// The frame of every page of the site: head, header with the choice of themes, footer.
@MainActor
struct SiteShell {
    let looks: SiteLooks
    /// The way from the page to the site's folder: empty, or `../`.
    let root: String

    /// A page's text.
    /// - Parameter rules: the page's own style rules.
    func page(title: String, rules: [String], content: [String]) -> String {
        let first = looks.themes[0]
        let themes = looks.themes.map { "\(SiteLooks.slug($0)):\($0.appearance.rawValue)" }.joined(separator: " ")
        let lines =
            [
                "<!DOCTYPE html>", PictureSheet.mark,
                "<html lang=\"en\" data-theme=\"\(SiteLooks.slug(first))\" data-themes=\"\(themes)\">", "<head>",
                "<meta charset=\"utf-8\">", "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">",
                "<title>\(Self.text(title))</title>",
                // An empty picture of its own keeps browsers from asking for one.
                "<link rel=\"icon\" href=\"data:,\">", "<link rel=\"stylesheet\" href=\"\(root)site.css\">", "<style>",
            ] + rules + [
                "</style>", Self.withoutScript, "<script src=\"\(root)site.js\"></script>", "</head>", "<body>",
                "<a class=\"skip\" href=\"#content\">To the content</a>", "<header>",
                "<a class=\"brand\" href=\"\(root)index.html\">\(Markup.escaped(ProgramName.current))</a>",
            ] + search + themeChoice + ["</header>", "<main id=\"content\">"] + content + [
                "</main>",
                "<footer><p>Written by <code>\(Markup.escaped(ProgramName.current)) export</code>. Pictures are text: select and copy them.</p>",
                "</footer>", "</body>", "</html>",
            ]
        return lines.joined(separator: "\n") + "\n"
    }

    /// What only a script answers is not there without one.
    private static let withoutScript =
        "<noscript><style>header form,header .theme{display:none}</style></noscript>"

    private var search: [String] {
        [
            "<form role=\"search\" aria-label=\"Components\" action=\"\(root)index.html\"><label><span class=\"hidden\">Search by name, category, tag or state</span>",
            "<input id=\"search\" type=\"search\" placeholder=\"Search  /\" autocomplete=\"off\" spellcheck=\"false\">",
            "</label></form>",
        ]
    }

    private var themeChoice: [String] {
        ["<label class=\"theme\">Theme <select id=\"theme\">"]
            + looks.themes.map { "<option value=\"\(SiteLooks.slug($0))\">\(Self.text($0.title))</option>" }
            + ["</select></label>"]
    }

    /// Where a component's page lies below the site's folder.
    static func path(of component: ComponentDescriptor) -> String {
        "\(FileName.folder(of: component))/\(FileName.base(of: component)).html"
    }

    func link(to component: ComponentDescriptor) -> String {
        "<a href=\"\(root)\(Markup.address(Self.path(of: component)))\">\(Self.text(component.name))</a>"
    }

    /// A link to the index with a word already in its search.
    func search(for word: String) -> String {
        let query = Markup.address(word).replacingOccurrences(of: "/", with: "%2F")
        return "<a href=\"\(root)index.html#q=\(query)\">\(Self.text(word))</a>"
    }

    /// Text as markup takes it.
    static func text(_ text: String) -> String { Markup.escaped(TextGate.sanitized(text)) }
}
