/// An inbox across all of the room but the last column, which belongs to its scroll bar and is blank where there is none.
final class NotificationScrollFrame: View {
    private let list: NotificationScroll

    init(_ list: NotificationScroll) {
        self.list = list
        super.init()
        addSubview(list)
    }

    override func sizeThatFits(_ proposal: Size) -> Size { list.measure(proposal) }

    override func layoutSubviews() {
        let hasBar = list.rowCount * list.rowHeight > bounds.height
        list.frame = Rect(x: 0, y: 0, width: max(0, bounds.width - (hasBar ? 0 : 1)), height: bounds.height)
    }
}
