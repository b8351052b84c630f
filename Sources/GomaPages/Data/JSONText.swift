/// A value in a ``JSONDocument``, which is read when somebody looks at it.
struct JSONText {
    let document: JSONDocument
    /// The byte at which it begins.
    let start: Int

    private var scanner: JSONScanner { JSONScanner(document.bytes, at: start) }

    /// The value, read.
    var value: JSONValue {
        var scanner = scanner
        return scanner.readValue() ?? .null
    }

    /// The elements of a list; `nil` for what is none.
    var elements: JSONElements? {
        var scanner = scanner
        return JSONElements(&scanner)
    }

    /// One of the elements of a list, which stand in this text; `nil` where it cannot be read.
    func element(at index: Int, of elements: JSONElements) -> JSONText? {
        document.value(from: elements.start(of: index), to: elements.end(of: index))
    }

    /// The first field of a name; `nil` where there is none.
    func field(_ name: String) -> JSONText? {
        var scanner = scanner
        var found: Int?
        var isMeant = false
        _ = scanner.skipMembers { scanner in
            isMeant = scanner.readString() == name
            return true
        } value: { scanner in
            if isMeant { found = scanner.place }
            return !isMeant && scanner.skipValue()
        }
        return found.map { JSONText(document: document, start: $0) }
    }
}
