import TerminalWalker
import Testing

@testable import TerminalKit

/// Where Tab and arrows stop, asked of one view and of all.
@MainActor
struct FocusStopsTests {
    private static func grow(_ view: View, depth: Int, using random: inout SeededGenerator) {
        for index in 0..<Int.random(in: 0...4, using: &random) where depth > 0 {
            let child: View = Bool.random(using: &random) ? Knob("\(depth).\(index)") : View()
            child.frame = Rect(x: 0, y: 0, width: Int.random(in: 0..<6, using: &random), height: 1)
            child.isHidden = Int.random(in: 0..<8, using: &random) == 0
            child.isInteractive = Int.random(in: 0..<8, using: &random) > 0
            child.isFocusScope = Int.random(in: 0..<5, using: &random) == 0
            view.addSubview(child)
            grow(child, depth: depth - 1, using: &random)
        }
    }

    @Test(arguments: UInt64(0)..<60)
    func `a view is a stop where it is among all stops, and arrows stop at those of their scope`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let root = View()
        root.frame = Rect(x: 0, y: 0, width: 40, height: 10)
        Self.grow(root, depth: 4, using: &random)

        for part in root.tree {
            let stops = part.focusableViews
            #expect(root.tree.allSatisfy { view in part.isStop(view) == stops.contains { $0 === view } })
            let scope = part.focusScope
            #expect(part.arrowStops.elementsEqual(stops.filter { $0.focusScope === scope }) { $0 === $1 })
        }
    }
}
