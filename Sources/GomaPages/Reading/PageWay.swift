/// A way to a value, such as `book.matches.$id.markets`: a source by its name, then from value to value. A step that begins
/// with `$` stands for what the page was opened with.
struct PageWay: Hashable, Sendable, CustomStringConvertible {
    let steps: [Step]

    /// What the element of a collection is called in the copy of a part that shows it.
    static let element = "it"

    /// A step from a value into it.
    enum Step: Hashable, Sendable {
        case name(String)
        /// The value of a page's parameter of that name.
        case parameter(String)
    }

    /// - Returns: `nil` for a text that is no way.
    init?(_ text: String) {
        let words = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let isWay = words.allSatisfy { word in
            let name = word.hasPrefix("$") ? word.dropFirst() : word[...]
            return !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
        }
        guard isWay else { return nil }
        steps = words.map { $0.hasPrefix("$") ? .parameter(String($0.dropFirst())) : .name($0) }
    }

    var description: String {
        steps.map { step in
            switch step {
            case .name(let name): name
            case .parameter(let name): "$\(name)"
            }
        }.joined(separator: ".")
    }
}
