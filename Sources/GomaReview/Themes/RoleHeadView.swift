/// The names of the columns of a list of roles.
package final class RoleHeadView: View {
    private let list: RoleListView

    package init(above list: RoleListView) {
        self.list = list
        super.init()
    }

    package override func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: 1) }

    package override func draw(in painter: Painter) {
        for place in list.columns(in: list.bounds.width).places {
            painter.draw(
                DisplayText(place.column.title).truncated(to: place.width, ellipsis: glyphs.ellipsis),
                at: Point(x: place.x, y: 0), style: TextStyle(.textSecondary))
        }
    }
}
