import Expectations
import Testing

@testable import TerminalKit

/// One view that keeps to all edges stands where any pins of the same kind would put it.
@MainActor
@Suite struct FillingPinsTests {
    nonisolated private static let insets = [
        Insets.zero, Insets(1), Insets(horizontal: 2), Insets(top: 3, left: 0, bottom: 1, right: 4),
        Insets(top: 0, left: 6, bottom: 9, right: 1), Insets(horizontal: 1, vertical: 5),
    ]

    private func container(_ insets: Insets, hasBorder: Bool, isHidden: Bool) -> (View, Label) {
        let (container, label) = (View(), Label("Words that take a line or some, as wide as there is room"))
        label.maximumLines = 0
        label.isHidden = isHidden
        container.border = hasBorder ? .light : nil
        container.embed(label, insetBy: insets)
        return (container, label)
    }

    @Test(arguments: insets, [false, true])
    func `it wants and gets the same as by the solver`(insets: Insets, hasBorder: Bool) throws {
        for isHidden in [false, true] {
            let (view, label) = container(insets, hasBorder: hasBorder, isHidden: isHidden)
            let pins = try #require(FillingPins(of: view))
            for width in Array(0...14) + [40, 90, View.unbounded] {
                let offer = Size(width: width, height: View.unbounded)
                expect(pins.fittingSize(for: offer), is: LayoutSolver(container: view).fittingSize(for: offer))
                for height in 0...12 where width < View.unbounded {
                    view.frame = Rect(x: 2, y: 1, width: width, height: height)
                    pins.layOut()
                    let frame = label.frame
                    label.frame = .zero
                    expectEmpty(LayoutSolver(container: view).layOut())
                    expect(label.frame, is: frame)
                }
            }
        }
    }

    @Test func `other pins, and more views, are for the solver`() {
        let (view, label) = container(.zero, hasBorder: false, isHidden: false)
        #expect(FillingPins(of: view) != nil)
        label.layout { $0.width.equal(to: 4) }
        #expect(FillingPins(of: view) == nil)

        let (pair, _) = container(.zero, hasBorder: false, isHidden: false)
        pair.addSubview(View())
        #expect(FillingPins(of: pair) == nil)

        let (outer, inner) = (View(), View())
        outer.addSubview(inner)
        inner.layout {
            $0.leading.equal(to: outer)
            $0.trailing.equal(to: outer)
            $0.top.equal(to: outer)
            $0.centerY.equal(to: outer)
        }
        #expect(FillingPins(of: outer) == nil)
    }
}
