/// The differences between two dumps of a component, block by block and layer by layer.
package struct DumpComparison: Equatable, Sendable {
    /// A block that is not the same on both sides.
    package indirect enum Change: Equatable, Sendable {
        case new(DumpBlock)
        case gone(DumpBlock)
        case changed(BlockDifference)

        /// The kinds of changes.
        package enum Kind: Equatable, Sendable {
            case new
            case gone
            /// The layers that differ.
            case changed([DumpBlock.Layer])
        }

        package var kind: Kind {
            switch self {
            case .new: .new
            case .gone: .gone
            case .changed(let difference): .changed(difference.layers)
            }
        }

        /// State and width, such as "Odds up · 16 columns".
        package var title: String {
            switch self {
            case .new(let block), .gone(let block): block.title
            case .changed(let difference): difference.new.title
            }
        }

        package var old: DumpBlock? {
            switch self {
            case .new: nil
            case .gone(let block): block
            case .changed(let difference): difference.old
            }
        }

        package var new: DumpBlock? {
            switch self {
            case .new(let block): block
            case .gone: nil
            case .changed(let difference): difference.new
            }
        }

        /// What differs where there is a block on both sides.
        package var difference: BlockDifference? {
            if case .changed(let difference) = self { difference } else { nil }
        }

        /// Both pictures, and what differs between them: those of the film where nothing else is to be seen.
        package var shown: (old: DrawnPicture?, new: DrawnPicture?, difference: PictureDifference?) {
            guard let difference else {
                return (old.map(DrawnPicture.init(withFilm:)), new.map(DrawnPicture.init(withFilm:)), nil)
            }
            let isFilm = difference.picture.isEmpty && !difference.film.isEmpty
            func picture(_ block: DumpBlock) -> DrawnPicture {
                isFilm ? DrawnPicture(filmOf: block) : DrawnPicture(block)
            }
            return (
                picture(difference.old), picture(difference.new), isFilm ? difference.film : difference.picture
            )
        }

        /// The difference, ready to print: `-` before what was and `+` before what is.
        package var lines: [String] {
            switch self {
            case .new(let block): block.glyphs.map { "+ \($0)" }
            case .gone(let block): block.glyphs.map { "- \($0)" }
            case .changed(let difference): difference.lines
            }
        }
    }

    /// In the order of the new dump; blocks that are gone come last.
    let changes: [Change]
    /// Whether the lines above the blocks differ.
    let isHeaderChanged: Bool
    /// Whether the blocks that both have stand in another order.
    let isOrderChanged: Bool

    init(from old: ComponentDump, to new: ComponentDump) {
        let before = Dictionary(old.blocks.map { ($0.title, $0) }) { first, _ in first }
        let names = Set(new.blocks.map(\.title))
        changes =
            new.blocks.compactMap { block -> Change? in
                guard let previous = before[block.title] else { return .new(block) }
                return Self.change(from: previous, to: block)
            }
            + old.blocks.filter { !names.contains($0.title) }.map(Change.gone)
        isHeaderChanged = old.header != new.header
        isOrderChanged =
            old.blocks.map(\.title).filter(names.contains) != new.blocks.map(\.title).filter { before[$0] != nil }
    }

    /// What differs between two blocks, whatever their titles; `nil` where nothing does.
    package static func change(from old: DumpBlock, to new: DumpBlock) -> Change? {
        BlockDifference(from: old, to: new).map(Change.changed)
    }
}
