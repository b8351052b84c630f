extension HighlightedTextDisplayState {
    /// Whether the text shows a link.
    public func hasLink(_ id: String) -> Bool { parts.contains { $0.passage?.id == id && $0.passage?.kind == .link } }

    /// Whether any words of the text lead elsewhere.
    public var hasLinks: Bool { parts.contains { $0.passage?.kind == .link } }

    /// The text in order, cut where words begin or end that stand out.
    package var parts: [HighlightedTextPart] {
        let characters = Array(text)
        var parts: [HighlightedTextPart] = []
        var end = 0
        func addPart(upTo next: Int, of passage: HighlightedTextPassage?) {
            if next > end { parts.append(HighlightedTextPart(text: String(characters[end..<next]), passage: passage)) }
            end = next
        }
        for (range, passage) in places(in: characters) {
            addPart(upTo: range.lowerBound, of: nil)
            addPart(upTo: range.upperBound, of: passage)
        }
        addPart(upTo: characters.count, of: nil)
        return parts
    }

    private typealias Place = (range: Range<Int>, passage: HighlightedTextPassage)

    /// Where each passage stands, in the order of the text.
    private func places(in characters: [Character]) -> [Place] {
        var places: [Place] = []
        for passage in passages {
            let found = Self.ranges(of: Array(passage.words), in: characters)
            places += found.filter { range in !places.contains { $0.range.overlaps(range) } }.map { ($0, passage) }
        }
        return places.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Where words stand by themselves; where they do so nowhere, as in scripts without spaces, where they stand at all.
    private static func ranges(of words: [Character], in text: [Character]) -> [Range<Int>] {
        guard !words.isEmpty, words.count <= text.count else { return [] }
        var all: [Range<Int>] = []
        var start = 0
        while start + words.count <= text.count {
            let range = start..<start + words.count
            let isFound = text[range] == words[...]
            if isFound { all.append(range) }
            start += isFound ? words.count : 1
        }
        let whole = all.filter { isWhole($0, in: text) }
        return whole.isEmpty ? all : whole
    }

    /// Whether no word begins before a range or goes on behind it.
    private static func isWhole(_ range: Range<Int>, in text: [Character]) -> Bool {
        !isInWord(before: range.lowerBound, in: text) && !isInWord(before: range.upperBound, in: text)
    }

    /// Whether the characters on both sides of a place belong to one word.
    private static func isInWord(before place: Int, in text: [Character]) -> Bool {
        guard place > 0, place < text.count else { return false }
        return text[place - 1...place].allSatisfy { $0.isLetter || $0.isNumber }
    }
}
