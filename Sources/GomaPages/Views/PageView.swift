/// The page's parts. Once the focus is inside, every key is the component's; Esc alone comes out where the page can be left so,
/// and the keys that scroll by pages work where the component has no use for them.
package final class PageView: View, HoldsScroller {
    /// What stands in the last row, such as what keys do; `nil` where that is for somebody else to show.
    private let footer: View?
    /// Takes the keys back from the parts; `nil` where they keep them.
    package var onLeave: (() -> Void)?
    private let top: View
    private let bottom: View
    private let pageRoom: PageRoom
    /// What scrolls, between what stands still at the top and at the bottom.
    package let scroller: ScrollView
    /// Where the reader was in another run, until the page has been laid out.
    package var returning: ReadingPlace? {
        didSet { if let returning { remembered = returning } }
    }
    /// Where the reader was in another run.
    private(set) var remembered: ReadingPlace?
    /// Where the reader is while another page is shown; `nil` while this one is.
    private(set) var left: ReadingPlace?

    /// Called when another page comes in place of this one, or over it.
    package func willDisappear() { left = readingPlace }

    /// Called when the page is shown, or shown again.
    package func willAppear() { left = nil }

    /// Where the reader was when the page got its width.
    private var place: PagePlace?

    /// - Parameter room: the columns of the page, for what hangs on them.
    init(top: View, body: View, bottom: View, footer: View?, in room: PageRoom) {
        self.footer = footer
        self.top = top
        self.bottom = bottom
        pageRoom = room
        scroller = ScrollView(body)
        super.init()
        isFocusScope = true
        scroller.barStyle = TextStyle(.scroll)
        let parts = [top, scroller, bottom] + [footer].compactMap(\.self)
        parts.forEach(addSubview)
        scroller.onScroll = { [weak self] in self?.columnsFollow() }
    }

    /// Has columns among the blocks of what scrolls stay in view beside longer ones.
    private func columnsFollow() {
        let port = scroller.convertToWindow(scroller.bounds)
        let stacks = scroller.content.map { [$0] + $0.subviews } ?? []
        for columns in stacks.flatMap(\.subviews).compactMap({ $0 as? PageColumnsView }) {
            let first = max(0, port.minY - columns.convertToWindow(columns.bounds).minY)
            columns.follow(first..<first + port.height)
        }
    }

    // MARK: Keys

    /// Rows of what scrolls before the first in view.
    package var contentOffset: Int {
        get { scroller.contentOffset }
        set { scroller.contentOffset = newValue }
    }

    private func scroll(by rows: Int) { scroller.contentOffset += rows }

    /// Brings a part that is not all in view to the top, as far as the page goes.
    package func scroll(to part: View) {
        guard part.isDescendant(of: scroller) else { return }
        scroller.layoutIfNeeded()
        let (rows, room) = (part.convertToWindow(part.bounds), scroller.convertToWindow(scroller.bounds))
        if rows.minY < room.minY || rows.maxY > room.maxY { scroll(by: rows.minY - room.minY) }
    }

    /// Brings the first part of some into view and gives its control the keys; `false` where none of them is there.
    /// - Parameters:
    ///   - stop: which of its controls, counted from 0; the first where there are fewer.
    ///   - scrolls: whether all of it comes into view where there is room.
    package func showPart(stop: Int = 0, scrolls: Bool = true, _ isMeant: (PagePartView) -> Bool) -> Bool {
        // What has only now come to be shown has no place yet.
        layoutIfNeeded()
        let parts = tree.lazy.compactMap { $0 as? PagePartView }
        guard let part = parts.first(where: { isMeant($0) && $0.isVisible }) else { return false }
        if scrolls { scroll(to: part) }
        let stops = part.focusableViews
        if let control = stops.indices.contains(stop) ? stops[stop] : stops.first { window?.focus(control) }
        return true
    }

    /// The control that has the keys first.
    /// - Parameter focus: the part's id, or ``PageRoute/inside`` for the first control of what scrolls, else of all.
    func firstFocus(_ focus: String) -> View? {
        layoutIfNeeded()
        if focus != PageRoute.inside,
            let part = tree.lazy.compactMap({ $0 as? PagePartView }).first(where: { $0.id == focus && $0.isVisible }),
            let control = part.focusableViews(upTo: 1).first
        {
            return control
        }
        return scroller.focusableViews(upTo: 1).first ?? focusableViews(upTo: 1).first
    }

    /// Keys that scroll while the focus is on no part, or the part has no use for them.
    package var scrollBindings: [KeyBinding] {
        [
            KeyBinding(.keys([KeyEvent(.up), KeyEvent(.character("k"))]), keyTitle(.up)) { [self] in scroll(by: -1) },
            KeyBinding(.keys([KeyEvent(.down), KeyEvent(.character("j"))]), keyTitle(.down)) { [self] in
                scroll(by: 1)
            },
        ] + pageBindings
    }

    /// Scrolling by what the room holds, which goes before moving on to another part.
    private var pageBindings: [KeyBinding] {
        let page = max(1, scroller.bounds.height - 2)
        return [
            KeyBinding(KeyEvent(.pageUp), keyTitle(.pageUp)) { [self] in scroll(by: -page) },
            KeyBinding(KeyEvent(.pageDown), keyTitle(.pageDown)) { [self] in scroll(by: page) },
            KeyBinding(KeyEvent(.home), keyTitle(.toStart)) { [self] in scroller.contentOffset = 0 },
            KeyBinding(KeyEvent(.end), keyTitle(.toEnd)) { [self] in scroller.contentOffset = .max / 2 },
        ]
    }

    package override func handle(_ key: KeyEvent) -> Bool {
        guard window?.focusedView != nil else { return false }
        if key == KeyEvent(.escape), let onLeave {
            onLeave()
            return true
        }
        if super.handle(key) { return true }
        guard let binding = pageBindings.first(where: { $0.trigger.matches(key) }) else { return false }
        binding.perform(key)
        return true
    }

    /// Whether there is a long list, which keeps its place by itself.
    private var keepsPlaceItself: Bool { scroller.tree.contains { ($0 as? PageListView)?.lazy != nil } }

    /// Has what hangs on the columns of the page measured anew where it has others than before.
    private func take(columns: Int) {
        guard columns > 0, columns != pageRoom.columns else { return }
        pageRoom.columns = columns
        for view in tree where view is PageNarrowView || view is PageColumnsView { view.setNeedsLayout() }
    }

    /// As high as all of it, where there is room.
    override package func sizeThatFits(_ proposal: Size) -> Size {
        // Once it is laid out, its own columns count.
        if pageRoom.columns == 0 { pageRoom.columns = proposal.width }
        let wishes = ([top, scroller, bottom] + [footer].compactMap(\.self)).map {
            $0.measure(Size(width: proposal.width, height: View.unbounded)).height
        }
        return Size(width: proposal.width, height: wishes.reduce(0, +))
    }

    package override func layoutSubviews() {
        let (width, height) = (bounds.width, bounds.height)
        let isReflowed = width != scroller.frame.width
        if isReflowed, !keepsPlaceItself, place?.isCurrent(in: scroller) != true { place = PagePlace(in: scroller) }
        take(columns: width)
        func wish(_ view: View) -> Int { view.measure(Size(width: width, height: View.unbounded)).height }
        let footerHeight = footer == nil ? 0 : 1
        let room = max(0, height - footerHeight)
        let topHeight = min(wish(top), room)
        let bottomHeight = min(wish(bottom), max(0, room - topHeight))
        top.frame = Rect(x: 0, y: 0, width: width, height: topHeight)
        scroller.frame = Rect(x: 0, y: topHeight, width: width, height: room - topHeight - bottomHeight)
        bottom.frame = Rect(x: 0, y: room - bottomHeight, width: width, height: bottomHeight)
        footer?.frame = Rect(x: 0, y: room, width: width, height: min(footerHeight, height))
        if isReflowed, !keepsPlaceItself { place?.restore(in: scroller) }
        if let returning, room > 0 {
            scroller.layoutIfNeeded()
            scroller.contentOffset = returning.offset
            self.returning = nil
        }
    }
}
