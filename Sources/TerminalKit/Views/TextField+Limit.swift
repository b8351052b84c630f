extension TextField {
    /// Columns of text beside what the field says of its limit.
    private static let leastTextWidth = 4

    /// The room for the text: one blank column inside a border, none of the focus mark's without one.
    var room: Rect {
        let area = contentBounds
        let left = area.width > 2 && (border != nil || showsFocusMark) ? 1 : 0
        let right = area.width > 2 && border != nil ? 1 : 0
        return Rect(
            x: area.minX + left, y: area.minY + max(0, (area.height - 1) / 2), width: area.width - left - right,
            height: min(1, area.height))
    }

    /// Columns that the notice takes with the blank before it; none where the text would be left too few.
    var noticeWidth: Int {
        let width = limitNotice.isEmpty ? 0 : limitNotice.width + 1
        return room.width - width >= Self.leastTextWidth ? width : 0
    }

    /// Clusters of a text that there is room for in the place of what is selected. One that joins the cluster before it,
    /// as a mark does that is typed after its letter, takes none.
    func mostClusters(of text: String) -> Int {
        let free = max(0, maximumLength - (editor.count - editor.selection.count))
        return editor.content.isContinued(by: text, at: editor.selection.lowerBound) ? free + 1 : free
    }

    /// Says that something has been left out, until the next key.
    func tellLimit() {
        limitNotice = DisplayText(limitWords(maximumLength))
        contentChanged()
    }

    func forgetNotice() {
        guard !limitNotice.isEmpty else { return }
        limitNotice = .empty
        contentChanged()
    }
}
