/// A list across all of the room but the last column, which belongs to its scroll bar and is blank where there is none.
package final class ListFrame: View {
    private let list: ListView

    package init(_ list: ListView) {
        self.list = list
        super.init()
        addSubview(list)
    }

    override package func sizeThatFits(_ proposal: Size) -> Size { list.measure(proposal) }

    override package func layoutSubviews() {
        let hasBar = list.rowCount * list.rowHeight > bounds.height
        list.frame = Rect(x: 0, y: 0, width: max(0, bounds.width - (hasBar ? 0 : 1)), height: bounds.height)
    }
}
