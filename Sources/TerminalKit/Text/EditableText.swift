/// One line of text with a caret, edited by grapheme clusters.
///
/// An edit splits anew only what it may join with: the cluster left of the caret, and those right of it until they come
/// out as they were. So the cost of an edit hangs on what is put in or taken out, not on the length of the text.
struct EditableText {
    private(set) var string: String
    /// Work done so far: clusters split, measured, moved from one side of the caret to the other, or taken out.
    private(set) var workCount = 0
    /// What stands left of the caret, in order.
    private var head: [Piece] = []
    /// What stands right of the caret, the nearest last.
    private var tail: [Piece] = []
    private var headBytes = 0

    /// One cluster of the text.
    private struct Piece {
        let bytes: Int
        /// Columns that it shows in, 0 for what is never shown.
        let columns: Int

        init(_ character: Character) {
            bytes = character.utf8.count
            columns = TextGate.columns(of: character)
        }
    }

    /// A cluster that somebody types keeps so many scalars: a starter and 30 marks, as Unicode's stream-safe text (UAX #15)
    /// has at most. A cluster without end would have to be split anew at each mark.
    static let longestTypedCluster = 31

    /// The caret stands at the end.
    init(_ string: String) {
        self.string = string
        self.string.makeContiguousUTF8()
        head = string.map(Piece.init)
        headBytes = string.utf8.count
        workCount = head.count
    }

    /// Clusters in all.
    var count: Int { head.count + tail.count }
    /// Clusters left of the caret.
    var caret: Int { head.count }
    var isEmpty: Bool { string.isEmpty }

    /// Columns that the cluster with this number shows in.
    func columns(at position: Int) -> Int { piece(at: position).columns }

    /// The clusters from a place on, up to those that fill `columns`; those that show nothing are left out.
    func clusters(from start: Int, columns: Int) -> [Substring] {
        var clusters: [Substring] = []
        var used = 0
        var position = start
        var begin = index(ofByte: byte(at: start))
        while position < count, used < columns {
            let piece = piece(at: position)
            let end = string.utf8.index(begin, offsetBy: piece.bytes)
            if piece.columns > 0 { clusters.append(string[begin..<end]) }
            used += piece.columns
            position += 1
            begin = end
        }
        return clusters
    }

    // MARK: Caret

    /// Puts the caret left of the cluster with this number; beyond the ends counts as the nearer end.
    mutating func moveCaret(to position: Int) {
        let position = min(max(0, position), count)
        workCount += abs(position - caret)
        if position < caret {
            headBytes -= head[position...].reduce(0) { $0 + $1.bytes }
            tail.append(contentsOf: head[position...].reversed())
            head.removeSubrange(position...)
        } else {
            let start = tail.count - (position - caret)
            headBytes += tail[start...].reduce(0) { $0 + $1.bytes }
            head.append(contentsOf: tail[start...].reversed())
            tail.removeSubrange(start...)
        }
    }

    /// Start of the word left of the caret.
    var wordStart: Int {
        var position = caret
        var end = index(ofByte: headBytes)
        var isInWord = false
        while position > 0 {
            let begin = string.utf8.index(end, offsetBy: -head[position - 1].bytes)
            let isSpace = isSpace(begin..<end)
            if isInWord, isSpace { return position }
            isInWord = isInWord || !isSpace
            (position, end) = (position - 1, begin)
        }
        return 0
    }

    /// End of the word right of the caret.
    var wordEnd: Int {
        var position = caret
        var begin = index(ofByte: headBytes)
        var isInWord = false
        while position < count {
            let end = string.utf8.index(begin, offsetBy: piece(at: position).bytes)
            let isSpace = isSpace(begin..<end)
            if isInWord, isSpace { return position }
            isInWord = isInWord || !isSpace
            (position, begin) = (position + 1, end)
        }
        return count
    }

    /// Whether what a text begins with would join the cluster left of a place.
    func isContinued(by text: String, at position: Int) -> Bool {
        guard position > 0, let next = text.first, let last = self[position - 1..<position].first else { return false }
        return Self.joins(next, last)
    }

    /// Whether a word typed at the caret would be the next one: what stands left of it is a space.
    var isBehindSpace: Bool {
        guard let last = head.last else { return false }
        let end = index(ofByte: headBytes)
        return isSpace(string.utf8.index(end, offsetBy: -last.bytes)..<end)
    }

    private func isSpace(_ cluster: Range<String.Index>) -> Bool { string[cluster].first?.isWhitespace ?? false }

    // MARK: Editing

    /// The change of a text that an edit would be, before it is made.
    struct Change {
        /// Clusters that are taken out.
        fileprivate let range: Range<Int>
        fileprivate let bytes: Range<Int>
        /// What comes in their place, cluster by cluster.
        fileprivate let clusters: [Character]
        /// How many of those the caret stands behind.
        fileprivate let caretOffset: Int
    }

    /// Putting a text in the place of some clusters, with the caret behind it. Marks join what is left of it. Costs what is
    /// put in and taken out, and the way from the caret.
    /// - Returns: `nil` where the text would stay as it is.
    func replacement(of range: Range<Int>, with text: String) -> Change? {
        guard !range.isEmpty || !text.isEmpty else { return nil }
        let start = max(0, range.lowerBound - 1)
        let before = self[start..<range.lowerBound]
        guard !text.isEmpty else { return change(of: start..<range.upperBound, to: Array(before)) }
        let clusters = Self.bounded(before + text)
        let isSame = clusters.count == range.lowerBound - start && clusters.elementsEqual(before, by: Self.areSame)
        return range.isEmpty && isSame ? nil : change(of: start..<range.upperBound, to: clusters)
    }

    func string(after change: Change) -> String {
        var result = string
        result.replaceSubrange(
            index(ofByte: change.bytes.lowerBound)..<index(ofByte: change.bytes.upperBound),
            with: String(change.clusters))
        return result
    }

    /// Makes a change that has been asked for just now.
    /// - Parameter newString: what ``string(after:)`` says.
    mutating func apply(_ change: Change, newString: String) {
        moveCaret(to: change.range.upperBound)
        head.removeSubrange(change.range.lowerBound...)
        head.append(contentsOf: change.clusters.map(Piece.init))
        headBytes = change.bytes.lowerBound + change.clusters.reduce(0) { $0 + $1.utf8.count }
        string = newString
        workCount += change.range.count + change.clusters.count
        moveCaret(to: change.range.lowerBound + change.caretOffset)
    }

    /// Takes another text; a caret at the end stays there, any other stays left of the cluster with the same number.
    mutating func replace(with newString: String) {
        let (wasAtEnd, oldCaret, oldWork) = (tail.isEmpty, caret, workCount)
        self = Self(newString)
        workCount += oldWork + 1
        if !wasAtEnd { moveCaret(to: oldCaret) }
    }

    /// Takes note that it stands for another text from now on, even where it reads as the one before.
    mutating func noteOtherText() { workCount += 1 }

    /// A change whose end joins what follows wherever Unicode would (UAX #29): clusters to the right are split anew until
    /// one of them begins where it did before.
    private func change(of range: Range<Int>, to replacement: [Character]) -> Change {
        var clusters = replacement
        var position = range.upperBound
        var end = byte(at: position)
        while let last = clusters.last, position < count {
            let joined = Array(String(last) + self[position..<position + 1])
            if joined.count == 2, joined[0].utf8.count == last.utf8.count { break }
            clusters.removeLast()
            clusters += joined
            end += piece(at: position).bytes
            position += 1
        }
        return Change(
            range: range.lowerBound..<position, bytes: byte(at: range.lowerBound)..<end, clusters: clusters,
            caretOffset: replacement.count)
    }

    /// The clusters of a text, none of them longer than ``longestTypedCluster``: what is cut off goes, and with it what
    /// would join the rest then.
    private static func bounded(_ text: String) -> [Character] {
        var clusters: [Character] = []
        var isCut = false
        for cluster in text {
            if isCut, let last = clusters.last, joins(cluster, last) { continue }
            isCut = cluster.utf8.count > longestTypedCluster && cluster.unicodeScalars.count > longestTypedCluster
            clusters.append(isCut ? cut(cluster) : cluster)
        }
        return clusters
    }

    private static func cut(_ cluster: Character) -> Character {
        String(String.UnicodeScalarView(cluster.unicodeScalars.prefix(longestTypedCluster))).first ?? cluster
    }

    private static func joins(_ cluster: Character, _ last: Character) -> Bool {
        (String(last) + String(cluster)).first?.utf8.count != last.utf8.count
    }

    private static func areSame(_ a: Character, _ b: Character) -> Bool { a.utf8.elementsEqual(b.utf8) }

    // MARK: Places

    private func piece(at position: Int) -> Piece {
        position < head.count ? head[position] : tail[tail.count - 1 - (position - head.count)]
    }

    /// The text of some clusters.
    private subscript(range: Range<Int>) -> Substring {
        string[index(ofByte: byte(at: range.lowerBound))..<index(ofByte: byte(at: range.upperBound))]
    }

    /// Where a cluster begins; counted from the caret or from the start, whichever is nearer.
    private func byte(at position: Int) -> Int {
        if position <= head.count / 2 { return head[..<position].reduce(0) { $0 + $1.bytes } }
        if position <= head.count { return headBytes - head[position...].reduce(0) { $0 + $1.bytes } }
        return headBytes + tail.suffix(position - head.count).reduce(0) { $0 + $1.bytes }
    }

    private func index(ofByte byte: Int) -> String.Index { string.utf8.index(string.startIndex, offsetBy: byte) }
}
