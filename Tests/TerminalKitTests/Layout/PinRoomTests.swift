import Expectations
import Testing

@testable import TerminalKit

/// Pins in containers of each extent from nothing to more than enough.
@MainActor
@Suite struct PinRoomTests {
    private let container = View()
    private let view = Block(4, 2, name: "view")

    init() { container.addSubview(view) }

    private func frame(width: Int, height: Int = 9) -> Rect {
        container.frame = Rect(x: 0, y: 0, width: width, height: height)
        container.layoutIfNeeded()
        return view.frame
    }

    @Test(arguments: [
        (0, "0+0"), (1, "0+1"), (4, "0+4"), (5, "1+3"), (8, "1+6"), (9, "2+5"), (10, "2+6"), (12, "2+8"),
    ])
    func `insets go before what they surround, on both sides alike`(width: Int, place: String) {
        view.layout {
            $0.horizontal.equal(to: container, insetBy: 2)
            $0.top.equal(to: container)
        }

        let frame = frame(width: width)

        expect("\(frame.minX)+\(frame.width)", is: place)
        expectEmpty(container.pinIssues)
    }

    @Test(arguments: [(4, 3, 0), (4, 17, 4), (5, 3, 5), (5, 17, 5)])
    func `an offset of five is a place, and stays`(offset: Int, width: Int, x: Int) {
        view.layout {
            $0.leading.equal(to: container, offsetBy: offset)
            $0.top.equal(to: container)
        }

        expect(frame(width: width).minX, is: x)
    }

    @Test(arguments: [(0, "0+0"), (1, "0+1"), (3, "0+3"), (4, "0+4"), (5, "1+4"), (9, "5+4")])
    func `a view at the far edge is cut where it would begin outside`(width: Int, place: String) {
        view.layout {
            $0.trailing.equal(to: container)
            $0.top.equal(to: container)
        }

        let frame = frame(width: width)

        expect("\(frame.minX)+\(frame.width)", is: place)
    }

    @Test(arguments: [(0, "0+0"), (1, "0+1"), (3, "0+3"), (4, "0+4"), (5, "0+4"), (6, "1+4"), (7, "1+4"), (8, "2+4")])
    func `a view in the middle has the odd column behind it`(width: Int, place: String) {
        view.layout {
            $0.centerX.equal(to: container)
            $0.top.equal(to: container)
        }

        let frame = frame(width: width)

        expect("\(frame.minX)+\(frame.width)", is: place)
    }

    @Test(arguments: [(9, "7+2"), (8, "7+1"), (7, "7+0"), (6, "7+0"), (0, "7+0"), (11, "7+4")])
    func `a view that begins outside has no room`(width: Int, place: String) {
        view.layout {
            $0.leading.equal(to: container, offsetBy: 7)
            $0.top.equal(to: container)
        }

        let frame = frame(width: width)

        expect("\(frame.minX)+\(frame.width)", is: place)
    }

    @Test(arguments: [(6, 6), (5, 5), (0, 0), (7, 6), (80, 6)])
    func `a container wants what it holds, and takes no more than it is offered`(offer: Int, width: Int) {
        view.layout {
            $0.horizontal.equal(to: container, insetBy: 1)
            $0.vertical.equal(to: container, insetBy: 1)
        }

        expect(container.measure(Size(width: offer, height: 9)).width, is: width)
    }

    @Test(arguments: [(8, 8), (7, 7), (2, 2), (1, 2), (0, 2)])
    func `a border is wanted too, even where nothing else has room`(offer: Int, width: Int) {
        container.border = .light
        view.layout {
            $0.horizontal.equal(to: container, insetBy: 1)
            $0.top.equal(to: container)
        }

        expect(container.measure(Size(width: offer, height: 9)).width, is: width)
    }

    @Test func `what is hidden and shown again is where it was`() {
        let other = Block(3)
        container.addSubview(other)
        view.layout {
            $0.leading.equal(to: container)
            $0.top.equal(to: container)
        }
        other.layout {
            $0.leading.equal(to: view.trailingAnchor, offsetBy: 1)
            $0.top.equal(to: container)
        }
        expect(frame(width: 20).width, is: 4)
        expect(other.frame.minX, is: 5)

        for _ in 0..<2 {
            view.isHidden = true
            container.layoutIfNeeded()
            expect(other.frame.minX, is: 0)
            view.isHidden = false
            container.layoutIfNeeded()
            expect(other.frame.minX, is: 5)
        }
    }

    @Test func `a view that is taken out and put in again has no pins of before`() {
        view.layout { $0.edges.equal(to: container) }
        _ = frame(width: 20)

        for _ in 0..<2 {
            view.removeFromSuperview()
            expectEmpty(container.constraints)
            expect(container.measure(Size(width: 9, height: 9)), is: .zero)
            container.addSubview(view)
        }
        view.layout { $0.edges.equal(to: container, insetBy: 1) }

        expect(frame(width: 20), is: Rect(x: 1, y: 1, width: 18, height: 7))
        expect(container.constraints.count, is: 4)
    }
}
