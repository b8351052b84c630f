/// A line of a page that comes line by line.
package struct PageLine: Hashable, Sendable {
    /// Counted from 1.
    package let number: Int
    /// What stands in it; nothing in one that is too long.
    let bytes: [UInt8]
    /// Whether it has more bytes than are kept.
    let isTooLong: Bool

    /// Bytes that a line may have.
    package static let mostBytes = 1 << 16

    /// - Parameter bytes: `nil` for a line that is too long.
    package init(_ bytes: [UInt8]?, number: Int) {
        self.bytes = bytes ?? []
        self.number = number
        isTooLong = bytes == nil
    }

    /// Whether it is an object by itself, as the first line of a page that comes line by line is; in a page of YAML none is.
    package var isObject: Bool {
        var scanner = JSONScanner(bytes)
        scanner.skipBlanks()
        guard scanner.next == UInt8(ascii: "{"), scanner.skipValue() else { return false }
        scanner.skipBlanks()
        return scanner.next == nil
    }

    /// Whether it is a part, and not what a page begins with.
    package var isPart: Bool {
        guard let fields = try? node(file: "").entries.map(\.key) else { return false }
        return fields.contains { ["component", "columns", "flow"].contains($0) }
    }

    /// What it holds.
    /// - Throws: ``JSONMistake`` for what is no JSON by the letter.
    func node(file: String) throws(JSONMistake) -> PageNode {
        var scanner = JSONScanner(bytes)
        scanner.skipBlanks()
        let start = scanner.place
        guard scanner.skipValue() else { throw JSONMistake(at: scanner) }
        scanner.skipBlanks()
        guard scanner.next == nil else { throw JSONMistake(at: scanner) }
        scanner.place = start
        guard let node = node(&scanner, file) else { throw JSONMistake(at: scanner) }
        return node
    }

    private func node(_ scanner: inout JSONScanner, _ file: String) -> PageNode? {
        let place = place(of: scanner, file)
        switch scanner.next {
        case UInt8(ascii: "["):
            var nodes: [PageNode] = []
            let isWhole = scanner.skipElements { scanner in
                guard let node = node(&scanner, file) else { return false }
                nodes.append(node)
                return true
            }
            return isWhole ? PageNode(.list(nodes), at: place) : nil
        case UInt8(ascii: "{"):
            var entries: [PageNode.Entry] = []
            var key = (name: "", place: place)
            let isWhole = scanner.skipMembers { scanner in
                key.place = self.place(of: scanner, file)
                guard let name = scanner.readString() else { return false }
                key.name = name
                return true
            } value: { scanner in
                guard let node = node(&scanner, file) else { return false }
                entries.append(PageNode.Entry(key: key.name, place: key.place, value: node))
                return true
            }
            return isWhole ? PageNode(.mapping(entries), at: place) : nil
        default: return scanner.readValue().map { PageNode(.scalar($0), at: place) }
        }
    }

    private func place(of scanner: JSONScanner, _ file: String) -> FilePlace {
        FilePlace(file: file, line: number, column: JSONMistake(at: scanner).column)
    }
}
