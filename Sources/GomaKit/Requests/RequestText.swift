import Foundation

/// A request as text: its name, and its fields as `key=value` in alphabetical order.
///
/// A text with blanks, quotation marks or nothing in it stands in quotation marks, as in JSON; lists and objects are JSON.
/// It is read scalar by scalar, as a value may begin with a mark that makes one character with the sign before it.
package struct RequestText: Hashable, Sendable, CustomStringConvertible {
    package let name: String
    package let fields: [String: String]

    package init<Request: ComponentRequest>(_ request: Request) {
        name = Request.name
        fields = Self.fields(of: request)
    }

    private init(name: String, fields: [String: String]) {
        self.name = name
        self.fields = fields
    }

    /// The same without a field.
    package func leavingOut(_ field: String) -> Self { Self(name: name, fields: fields.filter { $0.key != field }) }

    package init(parsing text: String) throws(RequestTextError) {
        var words = try Self.words(of: text)[...]
        guard let first = words.popFirst(), first.contains(":"), !first.contains("=") else {
            throw .noName(text)
        }
        var fields: [String: String] = [:]
        for word in words {
            let scalars = word.unicodeScalars
            guard let sign = scalars.firstIndex(of: "="), sign != scalars.startIndex else { throw .noField(word) }
            fields[String(scalars[..<sign])] = String(scalars[scalars.index(after: sign)...])
        }
        (name, self.fields) = (first, fields)
    }

    /// The words of a text; what stands in quotation marks belongs to one, as JSON writes it.
    private static func words(of text: String) throws(RequestTextError) -> [String] {
        var words: [String] = []
        var rest = text.unicodeScalars.drop { $0.properties.isWhitespace }
        while !rest.isEmpty {
            let plain = rest.prefix { !$0.properties.isWhitespace && $0 != "\"" }
            var word = String(plain)
            rest = rest.dropFirst(plain.count)
            if rest.first == "\"" {
                guard let end = end(ofQuote: rest), let quoted = try? JSONValue(Data(String(rest[..<end]).utf8)),
                    case .string(let string) = quoted
                else { throw .noQuote(String(rest)) }
                word += string
                rest = rest[end...]
            }
            words.append(word)
            rest = rest.drop { $0.properties.isWhitespace }
        }
        return words
    }

    /// Behind the quotation mark that ends a quote.
    private static func end(ofQuote text: Substring.UnicodeScalarView) -> String.Index? {
        var index = text.index(after: text.startIndex)
        while index < text.endIndex {
            if text[index] == "\"" { return text.index(after: index) }
            if text[index] == "\\" { index = text.index(after: index) }
            guard index < text.endIndex else { return nil }
            index = text.index(after: index)
        }
        return nil
    }

    /// Whether a request is what this text asks for.
    package func matches(_ request: some ComponentRequest) -> Bool { matches(RequestText(request)) }

    /// Whether another request is what this text asks for: it has the name, and all of the fields; it may have more.
    package func matches(_ other: RequestText) -> Bool {
        name == other.name && fields.allSatisfy { other.fields[$0.key] == $0.value }
    }

    package var description: String {
        ([name] + fields.sorted { $0.key < $1.key }.map { "\($0.key)=\(Self.quoted($0.value))" })
            .joined(separator: " ")
    }

    private static func fields(of request: some ComponentRequest) -> [String: String] {
        guard case .object(let fields)? = JSONValue(encoding: request) else { return [:] }
        return fields.mapValues(text)
    }

    private static func text(_ value: JSONValue) -> String {
        if case .string(let text) = value { return text }
        return value.json ?? ""
    }

    /// A value as one word.
    private static func quoted(_ value: String) -> String {
        let scalars = value.unicodeScalars
        let isWord =
            !scalars.isEmpty
            && scalars.allSatisfy { !$0.properties.isWhitespace && $0 != "\"" && $0 != "\\" }
        guard !isWord, let data = try? JSONValue.string(value).data else { return value }
        return String(decoding: data, as: UTF8.self)
    }
}
