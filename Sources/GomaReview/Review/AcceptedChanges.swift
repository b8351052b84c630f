/// The accepted changes of a component.
package struct AcceptedChanges: Equatable, Sendable {
    /// Titles of new and changed states.
    package var titles: Set<String>
    /// Titles of approved states that are no more.
    package var gone: Set<String>
    /// The lines above the states.
    package var header: Bool
    /// The order of the states.
    package var order: Bool

    package init(titles: Set<String> = [], gone: Set<String> = [], header: Bool = false, order: Bool = false) {
        self.titles = titles
        self.gone = gone
        self.header = header
        self.order = order
    }

    var isEmpty: Bool { titles.isEmpty && gone.isEmpty && !header && !order }
}

extension Review.Component {
    /// Everything that differs, approved states that are no more left out unless asked for.
    package func allChanges(withGone: Bool) -> AcceptedChanges {
        AcceptedChanges(
            titles: Set(changes.filter { $0.new != nil }.map(\.title)),
            gone: withGone ? Set(gone) : [],
            header: isHeaderChanged, order: isOrderChanged)
    }

    /// The approved dump with the accepted changes in it and everything else as it has been approved.
    ///
    /// A new state stands after the one that it follows in the component. `nil` where no state is left.
    func merged(_ accepted: AcceptedChanges) -> ComponentDump? {
        let old = approved?.dump ?? ComponentDump(header: dump.header, blocks: [])
        let current = Dictionary(dump.blocks.map { ($0.title, $0) }) { first, _ in first }
        var blocks = old.blocks.filter { !accepted.gone.contains($0.title) || current[$0.title] != nil }.map { block in
            accepted.titles.contains(block.title) ? current[block.title] ?? block : block
        }
        for (index, block) in dump.blocks.enumerated() where accepted.titles.contains(block.title) {
            guard !blocks.contains(where: { $0.title == block.title }) else { continue }
            let before = dump.blocks[..<index].reversed().lazy
                .compactMap { earlier in blocks.firstIndex { $0.title == earlier.title } }.first
            blocks.insert(block, at: before.map { $0 + 1 } ?? 0)
        }
        if accepted.order || approved == nil { blocks = inOrder(blocks) }
        guard !blocks.isEmpty else { return nil }
        return ComponentDump(header: accepted.header ? dump.header : old.header, blocks: blocks)
    }

    /// Blocks as the component orders its states; those that are no more come last.
    private func inOrder(_ blocks: [DumpBlock]) -> [DumpBlock] {
        let known = dump.blocks.compactMap { block in blocks.first { $0.title == block.title } }
        return known + blocks.filter { block in !dump.blocks.contains { $0.title == block.title } }
    }
}
