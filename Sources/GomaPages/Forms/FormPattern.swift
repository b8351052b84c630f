import Foundation

/// The regular expression of a rule as it is written, looked over before any text is held against it: all ways in which
/// a text may fit are tried before it does not.
struct FormPattern {
    /// Characters of a text that is tried; a longer one does not fit.
    static let mostCharacters = 100
    /// Characters of an expression that is read.
    private static let mostSigns = 1000
    /// Ways to fit a text that can be tried while somebody waits.
    private static let mostWays = 1e8

    private let signs: [Character]
    private var place = 0
    /// Whether something was read whose ways are not counted, such as free spacing, quotations and references.
    private var isStrange = false

    private init(_ text: String) { signs = Array(text) }

    /// Whether no text takes long; one that is no regular expression need not be told by it.
    static func isBounded(_ text: String) -> Bool {
        guard text.utf8.count <= mostSigns else { return false }
        var pattern = Self(text)
        var ways = 1.0
        // A bracket too many is told as that.
        while pattern.place < pattern.signs.count { ways *= pattern.takeGroup().ways }
        return !pattern.isStrange && ways <= mostWays
    }

    // MARK: Groups

    /// An element of a group, without how often it comes.
    private struct Element {
        let text: String
        let isGroup: Bool
        let isFixed: Bool
    }

    /// A group, or the expression as a whole.
    private struct Group {
        /// Ways to fit a text from where it begins, roughly and at most.
        var ways: Double
        /// Whether nothing in it fits the sign that it begins or ends with, so that a text is divided in one way only.
        var isParted: Bool
    }

    /// Goes up to the end of a group and past it.
    private mutating func takeGroup() -> Group {
        var elements: [Element] = []
        var (earlier, ways) = (0.0, 1.0)
        while let sign = next, sign != ")" {
            if sign == "|" {
                place += 1
                (earlier, ways) = (earlier + ways, 1)
                continue
            }
            let start = place
            let group = sign == "(" ? takeBracket() : nil
            if group == nil { takeCharacter() }
            let text = String(signs[start..<place])
            let times = takeTimes()
            ways *= Self.ways(of: group, times)
            elements.append(Element(text: text, isGroup: group != nil, isFixed: times.count == 1))
        }
        place = min(place + 1, signs.count)
        return Group(ways: earlier + ways, isParted: earlier == 0 && Self.isParted(elements))
    }

    private static func ways(of group: Group?, _ times: ClosedRange<Int>) -> Double {
        let inner = group.map { $0.isParted ? 1 : $0.ways } ?? 1
        let repeated = times.upperBound > 1 ? inner : group?.ways ?? 1
        return pow(repeated, Double(times.upperBound)) * Double(times.count)
    }

    private static func isParted(_ elements: [Element]) -> Bool {
        guard !elements.contains(where: \.isGroup), elements.count(where: { !$0.isFixed }) == 1 else { return false }
        return [elements.startIndex, elements.endIndex - 1].contains { place in
            guard elements[place].isFixed, let mark = sign(of: elements[place].text) else { return false }
            let others = elements[..<place] + elements[(place + 1)...]
            return others.allSatisfy { other in
                guard let expression = try? Regex(other.text) else { return false }
                return mark.wholeMatch(of: expression) == nil
            }
        }
    }

    /// The sign that an element is, such as a blank or `\.`; `nil` for a letter, a digit and what fits several.
    private static func sign(of element: String) -> String? {
        let isEscaped = element.hasPrefix("\\")
        let text = isEscaped ? String(element.dropFirst()) : element
        guard text.count == 1, !text.contains(where: { $0.isLetter || $0.isNumber || $0.isNewline }) else {
            return nil
        }
        return isEscaped || !".^$".contains(text) ? text : nil
    }

    // MARK: Signs

    private var next: Character? { place < signs.count ? signs[place] : nil }

    /// Goes past a group, and what it says of itself behind its bracket.
    private mutating func takeBracket() -> Group {
        place += 1
        let start = place
        if next == "?" {
            while let sign = next, sign.isLetter || sign.isNumber || "?<_^-".contains(sign) { place += 1 }
            let words = signs[start..<place]
            if words.contains("x"), !words.contains("<") { isStrange = true }
            if let sign = next, ":=!>|".contains(sign) { place += 1 } else if next != ")" { isStrange = true }
        } else if next == "*" {
            isStrange = true
        }
        return takeGroup()
    }

    /// Goes past what fits one character.
    private mutating func takeCharacter() {
        let sign = signs[place]
        place += 1
        if sign == "[" { return takeSet() }
        // A second number of times, or one that is written in a way of its own.
        if "*+?{".contains(sign) { isStrange = true }
        guard sign == "\\", let escaped = next else { return }
        place += 1
        if "pPoux".contains(escaped), next == "{" {
            take(through: "}")
        } else if escaped.isNumber || "EQNUcgkoux".contains(escaped) {
            isStrange = true
        }
    }

    /// Goes past the end of a set, whose beginning has been read.
    private mutating func takeSet() {
        if next == "^" { place += 1 }
        if next == "]" { place += 1 }
        while let sign = next, sign != "]" {
            place += sign == "\\" ? 2 : 1
            if sign == "[" { takeSet() }
        }
        place = min(place + 1, signs.count)
    }

    private mutating func take(through end: Character) {
        while let sign = next, sign != end { place += 1 }
        place = min(place + 1, signs.count)
    }

    /// Goes past how often something comes; once where nothing is said.
    private mutating func takeTimes() -> ClosedRange<Int> {
        guard let times = self.times else { return 1...1 }
        if next == "{" { take(through: "}") } else { place += 1 }
        // As few as can be, or as many.
        if next == "?" || next == "+" { place += 1 }
        return times
    }

    /// How often what has been read last comes; `nil` where nothing is said of it.
    private var times: ClosedRange<Int>? {
        switch next {
        case "*"?: 0...Self.mostCharacters
        case "+"?: 1...Self.mostCharacters
        case "?"?: 0...1
        case "{"?: bounds
        default: nil
        }
    }

    private var bounds: ClosedRange<Int>? {
        guard let end = signs[place...].firstIndex(of: "}") else { return nil }
        let inside = String(signs[(place + 1)..<end])
        let ends = inside.split(separator: ",", omittingEmptySubsequences: false)
        guard 1...2 ~= ends.count, inside.contains(where: \.isNumber),
            inside.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ",") })
        else { return nil }
        let least = min(Int(ends[0]) ?? 0, Self.mostCharacters)
        let most = ends.count == 1 ? least : min(Int(ends[1]) ?? Self.mostCharacters, Self.mostCharacters)
        return least...max(least, most)
    }
}
