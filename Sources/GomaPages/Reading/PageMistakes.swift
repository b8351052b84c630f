/// All that is wrong with a page, each mistake a line of its own.
public struct PageMistakes: Error, Hashable, CustomStringConvertible {
    /// In the order of their places, those of the page's own file first.
    public let all: [PageMistake]

    package init(all: [PageMistake]) { self.all = all }

    public var description: String { all.map(\.description).joined(separator: "\n") }
}
