import TerminalKit
import TerminalWalker

extension DisplayText {
    /// A text of clusters of all widths, the same for the same generator.
    static func random(upTo count: Int, using generator: inout SeededGenerator) -> DisplayText {
        let clusters = ["a", "b", "-", " ", " ", "é", "日", "本", "👩‍👩‍👧", "🇵🇹", "❤️", "e\u{301}"]
        let picked = (0..<Int.random(in: 0...count, using: &generator)).map { _ in
            clusters.randomElement(using: &generator) ?? "a"
        }
        return DisplayText(picked.joined())
    }
}

extension Surface {
    /// Places at which a wide cluster lacks its right half, or a right half its cluster, as "x,y".
    var brokenCells: [String] {
        (0..<size.height).flatMap { y in
            (0..<size.width).filter { x in
                let isWide = self[x, y].width == 2
                let hasHalf = x + 1 < size.width && self[x + 1, y].isContinuation
                let isOrphan = self[x, y].isContinuation && (x == 0 || self[x - 1, y].width != 2)
                return isWide != hasHalf || isOrphan
            }.map { "\($0),\(y)" }
        }
    }

    /// Places that differ from another surface of the same size, as "x,y: this, other".
    func differences(from other: Surface) -> [String] {
        (0..<size.height).flatMap { y in
            (0..<size.width).filter { self[$0, y] != other[$0, y] }.map {
                "\($0),\(y): \(self[$0, y].cluster.string)/\(self[$0, y].width), "
                    + "\(other[$0, y].cluster.string)/\(other[$0, y].width)"
            }
        }
    }
}
