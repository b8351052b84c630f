import GomaUI
import TerminalKit

/// A component for each of some things, which may come and go; a sentence where there are none.
final class PageListView: View {
    private let items: () -> [String]
    private let make: (String) throws -> View
    private let stack: PageStackView
    private let empty: Label
    private var parts: [String: View] = [:]
    private var follower: AnyObject?

    /// - Parameters:
    ///   - follow: has somebody told when the things may have changed, for as long as its result is kept.
    ///   - flow: the columns that the components stand in.
    ///   - empty: what is said where there are none.
    ///   - items: the things' names, in their order.
    ///   - make: makes the component for one of them; it was tried before, so it does not fail.
    init(
        following follow: (@escaping () -> Void) -> AnyObject, flow: PageFlow = PageFlow(), empty: String = "",
        items: @escaping () -> [String], make: @escaping (String) throws -> View
    ) {
        stack = PageStackView(flow: flow)
        self.items = items
        self.make = make
        self.empty = Label(empty, foreground: .textSecondary)
        super.init()
        self.empty.maximumLines = 0
        addSubview(stack)
        addSubview(self.empty)
        follower = follow { [weak self] in self?.showItems() }
        showItems()
    }

    /// - Parameter topic: what in the book the things hang on.
    convenience init(
        _ book: Sportsbook, topic: Sportsbook.Topic, flow: PageFlow = PageFlow(), empty: String = "",
        items: @escaping () -> [String], make: @escaping (String) throws -> View
    ) {
        self.init(following: { book.follow(topic, $0) }, flow: flow, empty: empty, items: items, make: make)
    }

    private func showItems() {
        let names = items()
        parts = parts.filter { names.contains($0.key) }
        for name in names where parts[name] == nil { parts[name] = try? make(name) }
        stack.setBlocks(names.compactMap { parts[$0] })
        empty.isHidden = !names.isEmpty || empty.text.isEmpty
        setNeedsLayout()
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        if empty.isHidden { return stack.measure(proposal) }
        return Size(width: proposal.width, height: emptySize(in: proposal.width).height + 2)
    }

    override func layoutSubviews() {
        stack.frame = empty.isHidden ? bounds : .zero
        empty.frame = Rect(origin: Point(x: 2, y: 1), size: emptySize(in: bounds.width))
    }

    private func emptySize(in width: Int) -> Size {
        empty.measure(Size(width: max(1, width - 4), height: View.unbounded))
    }
}
