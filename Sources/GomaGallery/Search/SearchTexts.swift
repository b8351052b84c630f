/// Category, tags, states and summaries of components, their letters as searches have them, side by side in one piece of
/// memory. A component's texts are read when they are first needed.
@MainActor
struct SearchTexts {
    private var bytes: [UInt8] = []
    /// For each component, where its texts begin and where each of its fields ends; negative until they are read.
    private var ends: [Ends]

    private struct Ends {
        var start: Int32 = -1
        var category: Int32 = 0
        var tags: Int32 = 0
        var states: Int32 = 0
        var summary: Int32 = 0
    }

    /// Points for a word that begins with what was typed, and for one that begins the text.
    private static let (beginningWord, beginningText) = (6, 4)

    init(count: Int) { ends = Array(repeating: Ends(), count: count) }

    /// The first field of a component that holds a word, and how well; `nil` where none does.
    mutating func find(
        _ word: [UInt8], in component: Int, of components: [ComponentDescriptor]
    ) -> (field: SearchHit.Field, score: Int)? {
        if ends[component].start < 0 { read(components[component], into: component) }
        let place = ends[component]
        return bytes.withUnsafeBufferPointer { bytes in
            let start = Int(place.start)
            guard let found = Self.first(word, in: bytes, from: start, to: Int(place.summary)) else { return nil }
            let isBegin = found == start || !Self.isLetterOrDigit(bytes[found - 1])
            let isStart = found == start || bytes[found - 1] == Self.separator
            let score = (isBegin ? Self.beginningWord : 0) + (isStart ? Self.beginningText : 0)
            let field: SearchHit.Field =
                found < place.category
                ? .category : found < place.tags ? .tag : found < place.states ? .state : .summary
            return (field, score)
        }
    }

    /// Whether a component has a state of a name, each without anything between its words.
    mutating func hasState(named name: [UInt8], in component: Int, of components: [ComponentDescriptor]) -> Bool {
        if ends[component].start < 0 { read(components[component], into: component) }
        var matched = 0
        for byte in bytes[Int(ends[component].tags)..<Int(ends[component].states)] {
            if byte == Self.separator {
                if matched == name.count { return true }
                matched = 0
            } else if byte == 0x2B || Self.isLetterOrDigit(byte) {
                matched = matched >= 0 && matched < name.count && name[matched] == byte ? matched + 1 : -1
            }
        }
        return false
    }

    // MARK: Reading

    private static let separator: UInt8 = 0x0A

    private mutating func read(_ component: ComponentDescriptor, into index: Int) {
        ends[index].start = Int32(bytes.count)
        append(component.category.title)
        ends[index].category = Int32(bytes.count)
        for tag in component.tags { append(tag) }
        ends[index].tags = Int32(bytes.count)
        for state in component.states { append(state.name) }
        ends[index].states = Int32(bytes.count)
        append(component.summary)
        ends[index].summary = Int32(bytes.count)
    }

    private mutating func append(_ text: String) {
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            for byte in text.utf8 { bytes.append(0x41...0x5A ~= byte ? byte | 0x20 : byte) }
        } else {
            bytes.append(contentsOf: text.flatMap { FuzzyWord.bytes(of: FuzzyText.code(of: $0)) })
        }
        bytes.append(Self.separator)
    }

    // MARK: Searching

    private static func first(
        _ word: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
    ) -> Int? {
        word.withUnsafeBufferPointer { word in
            let head = word[0]
            var place = start
            while place + word.count <= end {
                if bytes[place] == head, isSame(word, bytes, at: place) { return place }
                place += 1
            }
            return nil
        }
    }

    private static func isSame(
        _ word: UnsafeBufferPointer<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>, at place: Int
    ) -> Bool {
        var index = 1
        while index < word.count {
            guard bytes[place + index] == word[index] else { return false }
            index += 1
        }
        return true
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        0x30...0x39 ~= byte || 0x61...0x7A ~= byte || byte >= 0x80
    }
}
