import GomaUI
import TerminalKit

/// A component for each chosen outcome, or a sentence where nothing has been chosen.
final class PageSelectionsView: View {
    private let book: Sportsbook
    private let make: (BetSlip.Selection) throws -> View
    private let stack = PageStackView()
    private let empty: Label
    private var parts: [String: View] = [:]
    private var follower: Sportsbook.Follower?

    /// - Parameters:
    ///   - empty: what an empty bet slip says.
    ///   - make: makes the component for a selection; it was tried before, so it does not fail.
    init(_ book: Sportsbook, empty: String, make: @escaping (BetSlip.Selection) throws -> View) {
        self.book = book
        self.make = make
        self.empty = Label(empty, foreground: .textSecondary)
        super.init()
        self.empty.maximumLines = 0
        addSubview(stack)
        addSubview(self.empty)
        follower = book.follow(.slip) { [weak self] in self?.showSelections() }
        showSelections()
    }

    private func showSelections() {
        let selections = book.slip.selections
        parts = parts.filter { part in selections.contains { $0.id == part.key } }
        for selection in selections where parts[selection.id] == nil { parts[selection.id] = try? make(selection) }
        stack.setBlocks(selections.compactMap { parts[$0.id] })
        empty.isHidden = !selections.isEmpty
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
