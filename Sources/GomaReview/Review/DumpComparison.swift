/// The differences between two dumps of a component, block by block and layer by layer.
package struct DumpComparison: Hashable, Sendable {
    /// A block that is not the same on both sides.
    package struct Change: Hashable, Sendable {
        /// The kinds of changes.
        package enum Kind: Hashable, Sendable {
            case new
            case gone
            /// The layers that differ.
            case changed([DumpBlock.Layer])
        }

        /// State and width, such as "Odds up · 16 columns".
        package let title: String
        package let old: DumpBlock?
        package let new: DumpBlock?
        /// What differs where there is a block on both sides.
        package let difference: BlockDifference?

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

        package var kind: Kind {
            guard let difference else { return old == nil ? .new : .gone }
            return .changed(difference.layers)
        }

        /// The difference, ready to print: `-` before what was and `+` before what is.
        package var lines: [String] {
            difference?.lines ?? new?.glyphs.map { "+ \($0)" } ?? old?.glyphs.map { "- \($0)" } ?? []
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
            new.blocks.compactMap { block in
                guard let previous = before[block.title] else {
                    return Change(title: block.title, old: nil, new: block, difference: nil)
                }
                return Self.change(from: previous, to: block)
            }
            + old.blocks.filter { !names.contains($0.title) }.map {
                Change(title: $0.title, old: $0, new: nil, difference: nil)
            }
        isHeaderChanged = old.header != new.header
        isOrderChanged =
            old.blocks.map(\.title).filter(names.contains) != new.blocks.map(\.title).filter { before[$0] != nil }
    }

    /// What differs between two blocks, whatever their titles; `nil` where nothing does.
    package static func change(from old: DumpBlock, to new: DumpBlock) -> Change? {
        BlockDifference(from: old, to: new).map {
            Change(title: new.title, old: old, new: new, difference: $0)
        }
    }
}
