/// The themes at the left, the roles of the one looked at on the right, the status at the bottom.
final class ThemesView: GalleryView {
    let list = CatalogueTable()
    let status = StatusBar()
    private let title = Label(foreground: .textPrimary, .bold)
    private let themeTitle = Label(foreground: .textPrimary, .bold)
    private let appearance = Label(foreground: .textSecondary)
    private let problem = Label(foreground: .textPrimary)
    private let roles = RoleListView()
    private lazy var heads = RoleHeadView(above: roles)
    private lazy var scroller = ScrollView(roles)
    private let line = HairlineView(.vertical)

    /// Columns of the list; fewer than ``leastWidthForRoles`` in all are the list's alone.
    private static let listWidth = 24
    private static let leastWidthForRoles = 70
    /// Where the roles begin.
    static let rolesLeft = listWidth + 2

    override init(words: GalleryWords = .english) {
        super.init(words: words)
        title.text = text(.galleryThemesSection)
        [title, list, line, themeTitle, appearance, heads, problem, scroller, status].forEach(addSubview)
        list.accessibilityIdentifier = "themes"
        scroller.barStyle = TextStyle(.scroll)
        scroller.focusStyle = TextStyle(.highlightPrimary, .bold)
        problem.maximumLines = 0
    }

    /// Whether there are roles to which Tab leads.
    var hasRoles: Bool { !scroller.focusableViews(upTo: 1).isEmpty }

    func show(_ details: ThemeDetails) {
        switch details {
        case .roles(let listing, let note):
            themeTitle.text = listing.style.title
            let about = listing.style.appearance == .dark ? LocalizationKey.galleryDarkTheme : .galleryLightTheme
            appearance.text = [words.text(about, ["colors": listing.depth.title(in: words)]), note]
                .compactMap(\.self).joined(separator: "; ")
            problem.text = ""
            roles.show(listing)
        case .problem(let text):
            themeTitle.text = words.text(.galleryUnreadableTheme)
            appearance.text = ""
            problem.text = text
            roles.show(nil)
        }
        problem.isHidden = problem.text.isEmpty
        heads.isHidden = !problem.isHidden
        setNeedsLayout()
    }

    override func layoutSubviews() {
        let (width, height) = (bounds.width, bounds.height)
        let hasRoles = width >= Self.leastWidthForRoles
        let listWidth = hasRoles ? Self.listWidth : width
        title.frame = Rect(x: 1, y: 0, width: listWidth - 2, height: 1)
        list.frame = Rect(x: 0, y: 2, width: listWidth - 1, height: height - 3)
        if !hasRoles {
            for view in [line, themeTitle, appearance, heads, problem, scroller] { view.frame = .zero }
        } else {
            let left = Self.rolesLeft
            let room = max(0, width - left)
            let titleWidth = min(room, themeTitle.measure(bounds.size).width)
            line.frame = Rect(x: listWidth, y: 0, width: 1, height: height - 1)
            themeTitle.frame = Rect(x: left, y: 0, width: titleWidth, height: 1)
            appearance.frame = Rect(
                x: left + titleWidth + Spacing.sm, y: 0, width: room - titleWidth - Spacing.sm, height: 1)
            heads.frame = Rect(x: left, y: 1, width: room - 1, height: 1)
            problem.frame = Rect(x: left, y: 2, width: room - 2, height: problem.isHidden ? 0 : height - 3)
            scroller.frame = Rect(x: left, y: 2, width: room, height: problem.isHidden ? height - 3 : 0)
        }
        status.frame = Rect(x: 0, y: height - 1, width: width, height: 1)
    }
}
