/// A change of a collection of data, as a line of a feed tells it.
///
/// ```
/// {"all":[{"id":"a","title":"One"},{"id":"b","title":"Two"}]}
/// {"at":2.5,"insert":{"id":"c","title":"Three"},"before":"b"}
/// {"at":3,"set":{"id":"a","title":"Uno"}}
/// {"at":4,"move":"c"}
/// {"at":5,"remove":"b"}
/// {"at":9,"failed":"the studio is off the air"}
/// ```
package struct DataChange: FeedEvent {
    package let time: Duration?
    let change: Kind

    /// What changes.
    enum Kind: Sendable {
        case collection(CollectionChange<JSONValue>)
        /// Fields of an element, which has the others that it had.
        case set(String, JSONValue)
    }

    private enum Key: String, CodingKey, CaseIterable { case at, all, insert, before, set, move, remove, failed }

    /// - Throws: `DecodingError` that names what is missing, or is there and should not be.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        time = try values.feedTime(.at)
        func name(_ value: JSONValue, _ key: Key) throws -> String {
            guard let name = value.name else {
                throw values.wrong(key, "wants an \"id\", which is a text or a whole number")
            }
            return name
        }
        func named(_ key: Key) throws -> String { try name(values.decode(JSONValue.self, forKey: key), key) }
        let before = try values.decodeIfPresent(JSONValue.self, forKey: .before).map { try name($0, .before) }
        let words: [Key] = [.all, .insert, .set, .move, .remove, .failed]
        let told = words.filter(values.contains)
        guard told.count == 1, let word = told.first else {
            throw values.wrong(.all, "is to be told by one of \(words.map(\.rawValue).joined(separator: ", "))")
        }
        guard before == nil || [.insert, .move].contains(word) else {
            throw values.wrong(.before, "goes with insert and move alone")
        }
        func element(_ key: Key) throws -> JSONValue {
            let value = try values.decode(JSONValue.self, forKey: key)
            guard value.identity != nil else { throw values.wrong(key, "wants fields with an \"id\"") }
            return value
        }
        switch word {
        case .all:
            let elements = try values.decode([JSONValue].self, forKey: .all)
            guard elements.allSatisfy({ $0.identity != nil }) else {
                throw values.wrong(.all, "wants a list in which each has an \"id\"")
            }
            var known: Set<String> = []
            if let id = elements.compactMap(\.identity).first(where: { !known.insert($0).inserted }) {
                let words = "wants a list in which each has an \"id\" of its own, and two have \"\(id)\""
                throw values.wrong(.all, words)
            }
            change = .collection(.all(elements))
        case .insert: change = .collection(.insert(try element(.insert), before: before))
        case .set:
            let fields = try element(.set)
            change = .set(fields.identity ?? "", fields)
        case .move: change = .collection(.move(try named(.move), before: before))
        case .remove: change = .collection(.remove(try named(.remove)))
        default: change = .collection(.failed(reason: try values.decode(String.self, forKey: .failed)))
        }
    }
}
