/// The place on a page where its reader is, so that it can be found again once the parts have flowed into other columns: the
/// control with the focus, else the first component that begins in view, and the row that it has on the screen.
@MainActor
struct PagePlace {
    private weak var view: View?
    private let row: Int
    private weak var focused: View?
    /// Where the page was scrolled to for this place last.
    private var offset: Int

    /// - Returns: `nil` at the beginning of a page, which stays there, and where nothing has been laid out yet.
    init?(in scroller: ScrollView) {
        let focused = Self.focus(in: scroller)
        let components = scroller.contentOffset > 0 ? scroller.tree.filter { $0 is InstanceView } : []
        let places = ([focused].compactMap(\.self) + components).filter { !$0.bounds.isEmpty }.map { view in
            (view, row: Self.row(of: view, in: scroller))
        }
        // One that is higher than the room may begin nowhere in view.
        let begins = places.first { (0..<scroller.bounds.height).contains($0.row) }
        guard let place = begins ?? places.last(where: { $0.row < 0 }) else { return nil }
        (view, row) = place
        self.focused = focused
        offset = scroller.contentOffset
    }

    /// Whether nobody has gone elsewhere since; then several sizes one after the other lead back to the same picture.
    func isCurrent(in scroller: ScrollView) -> Bool {
        view != nil && offset == scroller.contentOffset && focused === Self.focus(in: scroller)
    }

    /// Scrolls so that the place has its row again, as far as the page goes and there is room.
    mutating func restore(in scroller: ScrollView) {
        guard let view else { return }
        scroller.layoutIfNeeded()
        // Of what begins above there may be less now than was scrolled away.
        let (first, last) = (min(0, 1 - view.bounds.height), max(0, scroller.bounds.height - view.bounds.height))
        let row = min(max(row, first), last)
        scroller.contentOffset += Self.row(of: view, in: scroller) - row
        offset = scroller.contentOffset
    }

    private static func focus(in scroller: ScrollView) -> View? {
        scroller.window?.focusedView.flatMap { $0.isDescendant(of: scroller) ? $0 : nil }
    }

    private static func row(of view: View, in scroller: ScrollView) -> Int {
        view.convertToWindow(view.bounds).minY - scroller.convertToWindow(scroller.bounds).minY
    }
}
