/// A theme laid out role by role, to be printed.
@MainActor
package struct ThemePicture {
    package let surface: Surface

    /// - Parameter width: columns there are; as many as needed where `nil`.
    package init(_ style: StyleProvider, depth: ColorDepth, pairs: DrawnPairs, width: Int?, glyphs: Glyphs = .unicode) {
        let listing = RoleListing(style, depth: depth, use: RoleUse(pairs), isInUse: true)
        let list = RoleListView()
        list.show(listing)
        let width = width ?? RoleColumns(listing.rows, width: nil).naturalWidth
        let view = ThemePictureView(Self.title(of: style), list: list)
        let window = Window(
            size: Size(width: width, height: listing.rows.count + 3), root: ViewController(showing: view),
            glyphs: glyphs, background: .role(.backgroundPrimary))
        window.update()
        surface = window.surface
    }

    private static func title(of style: StyleProvider) -> String {
        let author = style.author.isEmpty ? "" : ", by \(style.author)"
        return "\(style.name): \(style.title), \(style.appearance.rawValue)\(author)"
    }
}

private final class ThemePictureView: View {
    private let title: Label
    private let heads: RoleHeadView
    private let list: RoleListView

    init(_ title: String, list: RoleListView) {
        self.title = Label(title, foreground: .textPrimary, .bold)
        self.list = list
        heads = RoleHeadView(above: list)
        super.init()
        [self.title, heads, list].forEach(addSubview)
    }

    override func layoutSubviews() {
        title.frame = Rect(x: 0, y: 0, width: bounds.width, height: 1)
        heads.frame = Rect(x: 0, y: 2, width: bounds.width, height: 1)
        list.frame = Rect(x: 0, y: 3, width: bounds.width, height: max(0, bounds.height - 3))
    }
}
