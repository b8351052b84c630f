import CReviewFiles

/// The comments of the library's data in its code, for those who write data: of states, requests and what these consist of.
///
/// The file beside this one holds them, a line each; a test writes it anew from the sources.
package struct FieldDescriptions: Sendable {
    private let lines: [Substring: Substring]

    /// Those of the library.
    package static let embedded = Self(parsing: String(cString: goma_field_descriptions()))

    /// Lines such as `CasinoGameCardDisplayState.rating: What players think of it.`
    package init(parsing text: String) {
        let pairs = text.split(separator: "\n").compactMap { line -> (Substring, Substring)? in
            guard !line.hasPrefix("#"), let end = line.firstRange(of: ": ") else { return nil }
            return (line[..<end.lowerBound], line[end.upperBound...])
        }
        lines = Dictionary(pairs) { first, _ in first }
    }

    /// What is said of a type.
    package subscript(type: Any.Type) -> String? { self[name: Self.name(of: type)] }

    /// What is said of a field of a type, or of a case of an enum.
    package subscript(type: Any.Type, member: String) -> String? { self[name: "\(Self.name(of: type)).\(member)"] }

    /// What is said under a name in the file.
    package subscript(name name: String) -> String? { lines[name[...]].map(String.init) }

    /// A type's name without its module and the types that it is made for, with the types in which it lies.
    package static func name(of type: Any.Type) -> String {
        let name = String(qualifiedNameOf: type).prefix { $0 != "<" }
        return name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? String(name)
    }
}
