import GomaKit
import GomaPages
import TerminalKit

/// A layout of a test's own, which notes down what it is asked.
@MainActor
final class Shelf: PageLayoutManager {
    let traits = LayoutTrait.allCases + [LayoutTrait(rawValue: "own")]
    private(set) var questions: Set<String> = []

    private func words(_ traits: Set<LayoutTrait>) -> String { traits.map(\.rawValue).sorted().joined(separator: "+") }

    func gap(above part: Set<LayoutTrait>, below neighbour: Set<LayoutTrait>?, in width: Int) -> Int {
        questions.insert("gap \(words(part)) below \(neighbour.map(words) ?? "nothing") in \(width)")
        guard let neighbour else { return 1 }
        if part.contains(.stackable), neighbour.contains(.stackable) { return 0 }
        return neighbour.contains(.header) ? 3 : 2
    }

    func inset(of part: Set<LayoutTrait>, in width: Int) -> Int {
        questions.insert("inset \(words(part)) in \(width)")
        return part.contains(.fullWidth) ? 0 : 3
    }

    func width(of part: Set<LayoutTrait>, in width: Int) -> Int {
        questions.insert("width \(words(part)) in \(width)")
        return part.contains(.fullWidth) ? width : part.contains(.compact) ? 10 : 30
    }

    func offset(of part: Set<LayoutTrait>, leaving spare: Int) -> Int {
        questions.insert("offset \(words(part)) leaving \(spare)")
        return part.contains(.centred) ? spare - 1 : 0
    }
}
