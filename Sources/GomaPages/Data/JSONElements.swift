/// Where the elements of a list stand in a text, and what each of them is called.
struct JSONElements: Sendable {
    /// What each calls itself, else its place in the list.
    private(set) var ids: [String] = []
    /// What each is called on a page, where one that calls itself as one before it has its place for a name.
    private(set) var names: [String] = []
    private var starts: [Int32] = []
    /// What each calls itself, as long as they are gone over.
    private var identities: [String?] = []

    /// Goes over a list.
    /// - Returns: `nil` where none stands here.
    init?(_ scanner: inout JSONScanner) {
        let isWhole = scanner.skipElements { scanner in add(&scanner) }
        guard isWhole else { return nil }
        nameAll()
    }

    /// Goes over values of which each has a line of its own; lines may be blank.
    /// - Returns: `nil` where something else stands in a line.
    init?(lines scanner: inout JSONScanner) {
        scanner.skipBlanks()
        while scanner.next != nil {
            guard add(&scanner) else { return nil }
            let end = scanner.place
            scanner.skipBlanks()
            guard scanner.next == nil || scanner.bytes[end..<scanner.place].contains(UInt8(ascii: "\n")) else {
                return nil
            }
        }
        nameAll()
    }

    private mutating func nameAll() {
        ids = identities.enumerated().map { place, id in id ?? String(place) }
        names = Set(ids).count < ids.count ? identities.elementNames : ids
        identities = []
    }

    var count: Int { starts.count }

    /// The byte at which an element begins.
    func start(of index: Int) -> Int { Int(starts[index]) }

    /// A byte behind the end of an element; `nil` where it is the last one.
    func end(of index: Int) -> Int? { index + 1 < starts.count ? Int(starts[index + 1]) : nil }

    /// The element of a name, else the one at that place; `nil` where there is none.
    /// - Parameter hint: an element near which it is looked for first, as elements are mostly asked for one after the other.
    func index(of name: String, near hint: Int) -> Int? {
        if let index = names.index(of: name, near: hint) { return index }
        return Int(name).flatMap { names.indices.contains($0) ? $0 : nil }
    }

    /// Goes over one element, which is noted down.
    private mutating func add(_ scanner: inout JSONScanner) -> Bool {
        let start = scanner.place
        guard let id = Self.identity(&scanner), let place = Int32(exactly: start) else { return false }
        identities.append(id)
        starts.append(place)
        return true
    }

    /// Goes over an element.
    /// - Returns: what it calls itself, if anything; `nil` where no value stands here.
    private static func identity(_ scanner: inout JSONScanner) -> String?? {
        guard scanner.next == UInt8(ascii: "{") else {
            let start = scanner.place
            guard scanner.skipValue(depth: 1) else { return nil }
            return .some(scalar(in: scanner, at: start)?.identity)
        }
        var id: String?
        var isID = false
        var isKnown = false
        let isWhole = scanner.skipMembers { scanner in
            let start = scanner.place
            guard scanner.skipString() else { return false }
            isID = !isKnown && Self.isID(in: scanner, from: start)
            return true
        } value: { scanner in
            let start = scanner.place
            guard scanner.skipValue(depth: 2) else { return false }
            guard isID else { return true }
            isKnown = true
            id = scalar(in: scanner, at: start)?.identity
            return true
        }
        return isWhole ? .some(id) : nil
    }

    /// Whether the name that ends here is the one of an identity.
    private static func isID(in scanner: JSONScanner, from start: Int) -> Bool {
        let name = scanner.bytes[start..<scanner.place]
        if name.count == 4 { return name.elementsEqual("\"id\"".utf8) }
        guard name.contains(UInt8(ascii: "\\")) else { return false }
        var reader = JSONScanner(scanner.bytes, at: start)
        return reader.readString() == "id"
    }

    /// A text or a number that ends here.
    private static func scalar(in scanner: JSONScanner, at start: Int) -> JSONValue? {
        guard !"{[".utf8.contains(scanner.bytes[start]) else { return nil }
        var reader = JSONScanner(scanner.bytes, at: start)
        return reader.readValue()
    }
}
