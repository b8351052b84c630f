import GomaGallery
import GomaKit
import TerminalKit

/// The page's parts. Once the focus is inside, every key is the component's; Esc alone comes out, and the keys that
/// scroll by pages work where the component has no use for them.
final class PageView: View {
    let status = StatusBar()
    var onLeave: (() -> Void)?
    private let top: View
    private let bottom: View
    private let scroller: ScrollView
    /// Where the reader was when the page got its width.
    private var place: PagePlace?

    init(top: View, body: View, bottom: View) {
        self.top = top
        self.bottom = bottom
        scroller = ScrollView(body)
        super.init()
        isFocusScope = true
        scroller.barStyle = TextStyle(.scroll)
        let parts: [View] = [top, scroller, bottom, status]
        parts.forEach(addSubview)
    }

    // MARK: Keys

    /// Rows of what scrolls before the first in view.
    var contentOffset: Int {
        get { scroller.contentOffset }
        set { scroller.contentOffset = newValue }
    }

    private func scroll(by rows: Int) { scroller.contentOffset += rows }

    /// Brings a part that is not all in view to the top, as far as the page goes.
    func scroll(to part: View) {
        guard part.isDescendant(of: scroller) else { return }
        scroller.layoutIfNeeded()
        let (rows, room) = (part.convertToWindow(part.bounds), scroller.convertToWindow(scroller.bounds))
        if rows.minY < room.minY || rows.maxY > room.maxY { scroll(by: rows.minY - room.minY) }
    }

    /// Keys that scroll while the focus is on no part, or the part has no use for them.
    var scrollBindings: [KeyBinding] {
        [
            KeyBinding(.keys([KeyEvent(.up), KeyEvent(.character("k"))]), "up") { [self] in scroll(by: -1) },
            KeyBinding(.keys([KeyEvent(.down), KeyEvent(.character("j"))]), "down") { [self] in scroll(by: 1) },
        ] + pageBindings
    }

    /// Scrolling by what the room holds, which goes before moving on to another part.
    private var pageBindings: [KeyBinding] {
        let page = max(1, scroller.bounds.height - 2)
        return [
            KeyBinding(KeyEvent(.pageUp), "page up") { [self] in scroll(by: -page) },
            KeyBinding(KeyEvent(.pageDown), "page down") { [self] in scroll(by: page) },
            KeyBinding(KeyEvent(.home), "to the start") { [self] in scroller.contentOffset = 0 },
            KeyBinding(KeyEvent(.end), "to the end") { [self] in scroller.contentOffset = .max / 2 },
        ]
    }

    override func handle(_ key: KeyEvent) -> Bool {
        guard window?.focusedView != nil else { return false }
        if key == KeyEvent(.escape) {
            onLeave?()
            return true
        }
        if super.handle(key) { return true }
        guard let binding = pageBindings.first(where: { $0.trigger.matches(key) }) else { return false }
        binding.perform(key)
        return true
    }

    /// Whether there is a long list, which keeps its place by itself.
    private var keepsPlaceItself: Bool { scroller.tree.contains { ($0 as? PageListView)?.lazy != nil } }

    override func layoutSubviews() {
        let (width, height) = (bounds.width, bounds.height)
        let isReflowed = width != scroller.frame.width
        if isReflowed, !keepsPlaceItself, place?.isCurrent(in: scroller) != true { place = PagePlace(in: scroller) }
        func wish(_ view: View) -> Int { view.measure(Size(width: width, height: View.unbounded)).height }
        let room = max(0, height - 1)
        let topHeight = min(wish(top), room)
        let bottomHeight = min(wish(bottom), max(0, room - topHeight))
        top.frame = Rect(x: 0, y: 0, width: width, height: topHeight)
        scroller.frame = Rect(x: 0, y: topHeight, width: width, height: room - topHeight - bottomHeight)
        bottom.frame = Rect(x: 0, y: room - bottomHeight, width: width, height: bottomHeight)
        status.frame = Rect(x: 0, y: room, width: width, height: min(1, height))
        if isReflowed, !keepsPlaceItself { place?.restore(in: scroller) }
    }
}
