/// The places of the elements of a ``LazyStackView`` in columns of one width: exact for those whose height has been
/// measured there, by the mean of these for the others.
struct LazyPlaces {
    let columns: StackColumns
    /// Cells of each column.
    let width: Int
    private let spacing: Int
    /// Rows of each element; less than 0 for one that has not been measured.
    private var heights: [Int32]
    /// In columns, the elements that take a place, and how many of them come before each; `nil` where all do.
    private var shown: [Int32]?
    private var ranks: [Int32]?
    /// One for each column that goes on by itself; else a single one.
    private var tracks: [ExtentTree] = []
    /// Rows that an element, or a line, takes that has not been measured, in parts of a cell, spacing included.
    private(set) var estimate: Int
    /// How many were measured when that was reckoned.
    private var estimated = 0

    /// - Parameters:
    ///   - heights: the rows that are known already; `nil` where none are.
    ///   - estimate: what holds for an element until some have been measured, in parts of a cell.
    init(_ count: Int, columns: StackColumns, width: Int, spacing: Int, heights: [Int32]? = nil, estimate: Int? = nil) {
        self.columns = columns
        self.width = width
        self.spacing = spacing
        self.estimate = estimate ?? (1 + spacing) * ExtentTree.fraction
        self.heights = heights ?? Array(repeating: -1, count: count)
        if heights == nil {
            tracks = Self.trackCounts(count, columns).map { ExtentTree(count: $0) }
        } else {
            build()
        }
    }

    var count: Int { heights.count }

    /// Rows of an element; `nil` where it has not been measured.
    func height(of element: Int) -> Int? { heights[element] < 0 ? nil : Int(heights[element]) }

    /// How many elements, or lines of them, have been measured.
    var known: Int { tracks.reduce(0) { $0 + $1.total.count } }

    /// Rows of all of them.
    var total: Int {
        let rows = tracks.map { $0.start(of: $0.count, estimate: estimate) }.max() ?? 0
        return max(0, rows - spacing)
    }

    // MARK: Places

    /// Where an element stands, as high as it is.
    func frame(of element: Int) -> Rect {
        let rank = rank(of: element)
        let (track, slot) = slot(ofRank: rank)
        let column = columns.count == 1 ? 0 : rank % columns.count
        let start = tracks[track].start(of: min(slot, tracks[track].count), estimate: estimate)
        return Rect(x: column * (width + columns.gap), y: start, width: width, height: height(of: element) ?? 0)
    }

    /// The elements that can be seen in some rows, in their order; those without height among them.
    func elements(in rows: Range<Int>) -> [Int] {
        guard !rows.isEmpty, rows.upperBound > 0 else { return [] }
        var found: [Int] = []
        for (number, track) in tracks.enumerated() where track.count > 0 {
            let first = track.index(at: max(0, rows.lowerBound), estimate: estimate)
            let last = min(track.index(at: rows.upperBound - 1, estimate: estimate), track.count - 1)
            guard first <= last else { continue }
            if tracks.count > 1 {
                found += (first...last).map { element(ofRank: $0 * columns.count + number) }
            } else {
                let ranks = (first * perSlot)..<min((last + 1) * perSlot, rankCount)
                found += element(ofRank: ranks.lowerBound)...element(ofRank: ranks.upperBound - 1)
            }
        }
        return tracks.count > 1 ? found.sorted() : found
    }

    // MARK: Heights

    /// Takes note of how many rows elements take, in the order in which they were measured.
    mutating func set(_ new: [(element: Int, height: Int)]) {
        var isRebuilt = false
        for (element, height) in new {
            let old = heights[element]
            guard old != Int32(clamping: height) else { continue }
            heights[element] = Int32(clamping: max(0, height))
            if columns.count > 1, (height == 0) != (old == 0) {
                isRebuilt = true
            } else if !isRebuilt {
                change(element, from: old)
            }
        }
        if isRebuilt { build() }
        estimateAgain()
    }

    /// Forgets how high an element is.
    mutating func forget(_ element: Int) {
        let old = heights[element]
        guard old >= 0 else { return }
        heights[element] = -1
        if columns.count > 1, old == 0 { build() } else { change(element, from: old) }
    }

    private mutating func change(_ element: Int, from old: Int32) {
        let (track, slot) = slot(ofRank: rank(of: element))
        let new = heights[element]
        heights[element] = old
        let before = extent(ofSlot: slot, in: track)
        heights[element] = new
        tracks[track].change(slot, from: before, to: extent(ofSlot: slot, in: track))
    }

    /// Reckons the estimate anew each time that twice as many are known: all that is not known moves along.
    private mutating func estimateAgain() {
        let known = tracks.reduce(ExtentTree.Node()) { $0 + $1.total }
        guard known.count >= 2 * estimated, known.count > 0 else { return }
        estimated = known.count
        estimate = max(1, known.sum * ExtentTree.fraction / known.count)
    }

    /// The same for other elements.
    /// - Parameter old: for each of the new elements the one that it was before; less than 0 for one that is new.
    func renewed(_ old: [Int32]) -> LazyPlaces {
        let heights = old.map { $0 < 0 ? -1 : self.heights[Int($0)] }
        var new = LazyPlaces(
            old.count, columns: columns, width: width, spacing: spacing, heights: heights, estimate: estimate)
        new.estimated = estimated
        return new
    }

    // MARK: Lines

    private var perSlot: Int { columns.alignsLines ? columns.count : 1 }

    private var rankCount: Int { shown?.count ?? count }

    private func rank(of element: Int) -> Int { ranks.map { Int($0[element]) } ?? element }

    private func element(ofRank rank: Int) -> Int { shown.map { Int($0[rank]) } ?? rank }

    private func slot(ofRank rank: Int) -> (track: Int, slot: Int) {
        columns.alignsLines || columns.count == 1
            ? (0, rank / perSlot) : (rank % columns.count, rank / columns.count)
    }

    /// Rows of an element, or of the highest in a line, and the gap below; `nil` where none of them is known.
    private func extent(ofSlot slot: Int, in track: Int) -> Int? {
        var height: Int32 = -1
        if tracks.count > 1 {
            height = heights[element(ofRank: slot * columns.count + track)]
        } else {
            for rank in (slot * perSlot)..<min((slot + 1) * perSlot, rankCount) {
                height = max(height, heights[element(ofRank: rank)])
            }
        }
        return height < 0 ? nil : height == 0 ? 0 : Int(height) + spacing
    }

    private mutating func build() {
        (shown, ranks) = (nil, nil)
        if columns.count > 1, heights.contains(0) {
            var (shown, ranks): ([Int32], [Int32]) = ([], [])
            ranks.reserveCapacity(count)
            for element in heights.indices {
                ranks.append(Int32(shown.count))
                if heights[element] != 0 { shown.append(Int32(element)) }
            }
            (self.shown, self.ranks) = (shown, ranks)
        }
        let counts = Self.trackCounts(rankCount, columns)
        tracks = counts.map { ExtentTree(count: $0) }
        for (track, count) in counts.enumerated() {
            tracks[track] = ExtentTree((0..<count).map { extent(ofSlot: $0, in: track) })
        }
    }

    /// Elements, or lines of them, in each track.
    private static func trackCounts(_ count: Int, _ columns: StackColumns) -> [Int] {
        guard columns.count > 1, !columns.alignsLines else { return [(count + columns.count - 1) / columns.count] }
        return (0..<columns.count).map { (count - $0 + columns.count - 1) / columns.count }
    }
}
