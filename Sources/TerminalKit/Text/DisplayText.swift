/// Text that has passed the gate: harmless clusters, each with the columns it takes.
///
/// Every string that reaches a cell comes through here, so nothing in it can move the cursor, change a colour or
/// reorder its neighbours.
public struct DisplayText: Hashable, Sendable {
    /// One cluster and its width in columns, 1 or 2.
    package struct Element: Hashable, Sendable {
        package let cluster: Cluster
        package let width: Int

        package init(cluster: Cluster, width: Int) {
            self.cluster = cluster
            self.width = width
        }
    }

    package let elements: [Element]
    /// Columns taken in all.
    public let width: Int

    /// No text.
    public static let empty = DisplayText(elements: [])

    /// Passes `string` through the gate as one line: line ends and tabs become spaces.
    public init(_ string: String) { self.init(elements: TextGate.elements(of: string)) }

    package init(elements: some Sequence<Element>) {
        self.elements = Array(elements)
        width = self.elements.reduce(0) { $0 + $1.width }
    }

    /// Whether there is nothing to see.
    public var isEmpty: Bool { elements.isEmpty }
    /// The text again, as it is shown.
    public var string: String { elements.reduce(into: "") { $0 += $1.cluster.string } }

    /// One text behind the other.
    public static func + (lhs: DisplayText, rhs: DisplayText) -> DisplayText {
        DisplayText(elements: lhs.elements + rhs.elements)
    }
}

extension DisplayText: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, CustomStringConvertible {
    public init(stringLiteral value: String) { self.init(value) }

    public var description: String { string }
}
