/// The box of a sheet: a border around what the sheet shows, with what closes it on the lower edge, unless the last row of
/// the window says so.
package final class SheetBox: View {
    private let insets: Insets
    private let style: AppStyle
    private let isNamedBelow: Bool
    private let words: (KeyTitle) -> String

    /// Columns of the edge before what closes the box, and behind it at least.
    private static let margin = 2

    /// - Parameters:
    ///   - content: fills the box but for `insets`.
    ///   - isNamedBelow: whether the last row, where that is seen, names the keys of the sheet.
    package init(
        _ content: View, insetBy insets: Insets, style: AppStyle, isNamedBelow: Bool,
        words: @escaping (KeyTitle) -> String
    ) {
        self.insets = insets
        self.style = style
        self.isNamedBelow = isNamedBelow
        self.words = words
        super.init()
        border = .light
        borderStyle = style.listBorder
        background = style.listGround ?? style.ground
        embed(content, insetBy: insets)
    }

    override var barInset: Int { insets.right }

    override package func keyTitle(_ title: KeyTitle) -> String { words(title) }

    // MARK: The way out

    /// The key that closes the box and that it does; `nil` where the last row says so, or the edge is too short for it.
    private var closing: (text: DisplayText, place: Rect)? {
        let text = DisplayText(" \(glyphs.spelled(keys: "Esc")) \(words(.close)) ")
        let isSaid = isNamedBelow && frame.maxY < window?.size.height ?? 0
        guard !isSaid, bounds.height > 2, text.width + 2 * Self.margin <= bounds.width else { return nil }
        return (text, Rect(x: Self.margin, y: bounds.height - 1, width: text.width, height: 1))
    }

    override package func drawOverlay(in painter: Painter) {
        guard let closing else { return }
        painter.draw(closing.text, at: closing.place.origin, style: style.hint)
    }

    /// A click on the key's name is the key.
    override package func handle(_ mouse: MouseEvent) -> Bool {
        guard case .press(.left) = mouse.action, closing?.place.contains(mouse.location) == true else { return false }
        window?.send(.key(KeyEvent(.escape)))
        return true
    }
}
