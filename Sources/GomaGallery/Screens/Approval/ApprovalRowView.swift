/// A cluster or a state in the list: what has been decided, what it is called, what it is, how far it reaches.
final class ApprovalRowView: View {
    private var row = ApprovalContent.Row(id: "", kind: "", title: "", reach: "", decision: nil)

    /// Columns of the decision's mark and of the kind.
    private static let markWidth = 2
    private static let kindWidth = 9

    func show(_ row: ApprovalContent.Row) {
        self.row = row
        setNeedsDisplay()
    }

    override var accessibilityText: String? {
        ([row.kind, row.title, row.reach, row.decision.map(words) ?? ""].filter { !$0.isEmpty }).joined(separator: ", ")
    }

    private func words(for decision: ReviewDecision) -> String {
        switch decision {
        case .accepted: galleryWords.text(.galleryAccepted)
        case .rejected: galleryWords.text(.galleryRejected)
        case .skipped: galleryWords.text(.gallerySkipped)
        }
    }

    override func draw(in painter: Painter) {
        let (mark, role): (DisplayText, ColorRole) =
            switch row.decision {
            case .accepted: (glyphs.success, .alertSuccess)
            case .rejected: (glyphs.error, .alertError)
            case .skipped: (glyphs.noValue, .textSecondary)
            case nil: (.empty, .textSecondary)
            }
        painter.draw(mark, at: .zero, style: TextStyle(role, .bold))
        var x = Self.markWidth
        if !row.kind.isEmpty {
            painter.draw(DisplayText(row.kind), at: Point(x: x, y: 0), style: TextStyle(.textSecondary))
            x += Self.kindWidth
        }
        let reach = DisplayText(row.reach).truncated(to: bounds.width / 3, ellipsis: glyphs.ellipsis)
        let room = max(0, bounds.width - x - reach.width - 2)
        let title = DisplayText(row.title).truncated(
            to: room, ellipsis: glyphs.ellipsis, mode: row.kind.isEmpty ? .middle : .end)
        painter.draw(title, at: Point(x: x, y: 0), style: TextStyle(.textPrimary))
        painter.draw(reach, at: Point(x: bounds.width - reach.width - 1, y: 0), style: TextStyle(.textSecondary))
    }
}
