/// A text that wraps, with stretches in looks of their own and links that can have the focus.
///
/// Where there is a link, the first column is the focus mark's. A link that goes on in the next line is one control; all of
/// it answers to the mouse.
package final class LinkedTextView: View {
    private let links: RepeatedViews<InlineLink>
    private var runs: [TextRun] = []
    private var alignment = TextAlignment.leading
    private var layout = TextRunLayout([], in: 0, alignment: .leading)
    /// The links by the place of their runs.
    private var linksByRun: [Int: InlineLink] = [:]
    /// Called with the ID of a link that the customer follows.
    package var onFollow: ((String) -> Void)?
    /// Whether the text is read out; not where somebody else says it.
    package var isSpoken = true

    /// - Parameter actionTitle: what following a link does, in words.
    package init(actionTitle: String) {
        links = RepeatedViews { InlineLink(actionTitle: actionTitle) }
        super.init()
    }

    package func render(_ runs: [TextRun], alignment: TextAlignment = .leading) {
        guard runs != self.runs || alignment != self.alignment else { return }
        (self.runs, self.alignment) = (runs, alignment)
        let places = runs.indices.filter { runs[$0].link != nil }
        links.show(places, by: { runs[$0].link ?? "" }) { link, place in
            link.render(runs[place])
            link.onActivate = { [weak self] in self?.onFollow?(runs[place].link ?? "") }
            link.onLookChange = { [weak self] in self?.setNeedsDisplay() }
            if link.superview == nil { addSubview(link) }
        }
        linksByRun = Dictionary(uniqueKeysWithValues: zip(places, links.views))
        // Tab goes through them in their order, wherever they were before.
        arrange(links.views)
    }

    override package var accessibilityText: String? {
        let text = runs.map(\.text).joined()
        return isSpoken && !text.isEmpty ? text : nil
    }

    override package func sizeThatFits(_ proposal: Size) -> Size {
        guard runs.contains(where: { !$0.text.isEmpty }) else { return .zero }
        let wish = layout(in: proposal.width).size
        return Size(width: wish.width + markColumns(in: proposal.width), height: wish.height)
    }

    override package func layoutSubviews() {
        layout = layout(in: bounds.width)
        for link in links.views { link.frame = .zero }
        for piece in layout.pieces where piece.isFirst {
            linksByRun[piece.run]?.begin(with: piece, at: place(of: piece))
        }
    }

    /// All but the first lines of links, which are theirs.
    override package func draw(in painter: Painter) {
        for piece in layout.pieces {
            let link = linksByRun[piece.run]
            guard link == nil || !piece.isFirst else { continue }
            painter.draw(piece.text, at: place(of: piece).origin, style: link?.look ?? runs[piece.run].style)
        }
    }

    /// A click on a later line of a link; one beside links is for what is around.
    override package func handle(_ mouse: MouseEvent) -> Bool {
        let piece = layout.pieces.first { place(of: $0).contains(mouse.location) }
        guard mouse.action == .press(.left), let link = piece.flatMap({ linksByRun[$0.run] }) else { return false }
        window?.focus(link)
        link.onActivate?()
        return true
    }

    /// The column of the focus mark is given up before the text is.
    private func markColumns(in columns: Int) -> Int { linksByRun.isEmpty || columns < 2 ? 0 : 1 }

    private func place(of piece: TextRunLayout.Piece) -> Rect {
        piece.frame.offset(x: markColumns(in: bounds.width), y: 0)
    }

    private func layout(in columns: Int) -> TextRunLayout {
        guard columns < View.unbounded else { return TextRunLayout(runs, in: columns, alignment: .leading) }
        return TextRunLayout(runs, in: columns - markColumns(in: columns), alignment: alignment)
    }
}
