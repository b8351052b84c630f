import GomaKit

/// All that is wrong with a page, each mistake a line of its own.
package struct PageMistakes: Error, Hashable, CustomStringConvertible {
    /// In the order of their places, those of the page's own file first.
    package let all: [PageMistake]

    package init(all: [PageMistake]) { self.all = all }

    package var description: String { all.map(\.description).joined(separator: "\n") }
}
