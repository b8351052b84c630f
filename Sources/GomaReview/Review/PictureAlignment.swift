/// The alignment of two pictures: which rows are one row, and which cells of two rows are one cell.
enum PictureAlignment {
    /// A thing before and after; one side is missing where it came or went.
    struct Pair: Equatable {
        let old: Int?
        let new: Int?
    }

    // MARK: Rows

    /// Rows in order. What gives way to a row at the same place is that row changed rather than one gone and one new.
    static func rows(from old: DrawnPicture, to new: DrawnPicture) -> [Pair] {
        let (before, after) = (old.rows, new.rows)
        var costs = [[Double]](repeating: Array(repeating: 0, count: after.count + 1), count: before.count + 1)
        func both(_ i: Int, _ j: Int) -> Double {
            guard i < before.count, j < after.count else { return .infinity }
            return costs[i + 1][j + 1] + change(from: before[i], to: after[j])
        }
        for i in stride(from: before.count, through: 0, by: -1) {
            for j in stride(from: after.count, through: 0, by: -1) where i < before.count || j < after.count {
                let gone = i < before.count ? costs[i + 1][j] + 1 : .infinity
                let come = j < after.count ? costs[i][j + 1] + 1 : .infinity
                let least = min(gone, come, both(i, j))
                costs[i][j] = least
            }
        }
        var pairs: [Pair] = []
        var (i, j) = (0, 0)
        while i < before.count || j < after.count {
            if both(i, j) <= costs[i][j] + 1e-9 {
                pairs.append(Pair(old: i, new: j))
                (i, j) = (i + 1, j + 1)
            } else if i < before.count, costs[i + 1][j] + 1 <= costs[i][j] + 1e-9 {
                pairs.append(Pair(old: i, new: nil))
                i += 1
            } else {
                pairs.append(Pair(old: nil, new: j))
                j += 1
            }
        }
        return pairs
    }

    /// 0 for the same text, up to 1.9 for rows with nothing in common; a row that goes or comes costs 1.
    private static func change(from old: [DrawnCell], to new: [DrawnCell]) -> Double {
        let count = max(old.count, new.count)
        guard count > 0 else { return 0 }
        let different = (0..<count).count { x in
            (x < old.count ? old[x].text : " ") != (x < new.count ? new[x].text : " ")
        }
        return different == 0 ? 0 : 0.4 + 1.5 * Double(different) / Double(count)
    }

    // MARK: Cells

    /// Cells of two rows: column by column, unless text has been pushed aside and following it explains more.
    static func cells(from old: [DrawnCell], to new: [DrawnCell]) -> [Pair] {
        let count = max(old.count, new.count)
        let inPlace = (0..<count).map { Pair(old: $0 < old.count ? $0 : nil, new: $0 < new.count ? $0 : nil) }
        let changed = inPlace.count { pair in
            (pair.old.map { old[$0].text } ?? " ") != (pair.new.map { new[$0].text } ?? " ")
        }
        guard changed > 1 else { return inPlace }
        let difference = new.map(\.text).difference(from: old.map(\.text))
        let (removed, inserted) = (difference.removals, difference.insertions)
        let moved = removed.count { old[$0.offset].text != " " } + inserted.count { new[$0.offset].text != " " }
        guard moved * 2 <= changed else { return inPlace }
        let gone = Set(removed.map(\.offset))
        let come = Set(inserted.map(\.offset))
        var pairs: [Pair] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            let (isGone, isNew) = (gone.contains(i), come.contains(j))
            let pair = Pair(old: isNew && !isGone ? nil : i, new: isGone && !isNew ? nil : j)
            pairs.append(pair)
            i += pair.old == nil ? 0 : 1
            j += pair.new == nil ? 0 : 1
        }
        return pairs
    }
}

extension CollectionDifference.Change {
    /// Where the element was that is gone, or is that came.
    package var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
