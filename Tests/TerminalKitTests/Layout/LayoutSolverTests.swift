import Expectations
import Testing

@testable import TerminalKit

@MainActor
@Suite struct LayoutSolverTests {
    private let container = View()
    private let first = Block(4, 1, name: "first")
    private let second = Block(6, 2, name: "second")

    init() {
        container.accessibilityIdentifier = "box"
        container.addSubview(first)
        container.addSubview(second)
    }

    /// Lays both views out, in a container of 20×10; returns what went wrong with the pins.
    private func layOut(width: Int = 20, height: Int = 10) -> [String] {
        container.frame = Rect(x: 0, y: 0, width: width, height: height)
        container.layoutIfNeeded()
        return container.pinIssues.map(\.description)
    }

    @Test func `a view takes the extent it wants from where it is pinned`() {
        first.layout {
            $0.leading.equal(to: container, offsetBy: 2)
            $0.top.equal(to: container, offsetBy: 1)
        }
        second.layout {
            $0.trailing.equal(to: container)
            $0.top.equal(to: first.bottomAnchor, offsetBy: 1)
        }

        expectEmpty(layOut())
        expect(first.frame, is: Rect(x: 2, y: 1, width: 4, height: 1))
        expect(second.frame, is: Rect(x: 14, y: 3, width: 6, height: 2))
    }

    @Test func `edges, centres and extents are kept`() {
        first.layout { $0.edges.equal(to: container, insetBy: 1) }
        second.layout {
            $0.centerX.equal(to: container)
            $0.centerY.equal(to: container)
            $0.width.equal(to: 10)
            $0.height.equal(to: first.heightAnchor, offsetBy: -4)
        }

        expectEmpty(layOut())
        expect(first.frame, is: Rect(x: 1, y: 1, width: 18, height: 8))
        expect(second.frame, is: Rect(x: 5, y: 3, width: 10, height: 4))
    }

    @Test func `insets give way in a container too small for them`() {
        first.layout { $0.edges.equal(to: container, insetBy: 1) }

        _ = layOut(width: 3, height: 1)

        expect(first.frame, is: Rect(x: 0, y: 0, width: 3, height: 1))
    }

    @Test func `a border is kept free`() {
        container.border = .light
        first.layout { $0.edges.equal(to: container) }

        _ = layOut()

        expect(first.frame, is: Rect(x: 1, y: 1, width: 18, height: 8))
    }

    @Test func `a container wants what holds its views`() {
        first.layout {
            $0.horizontal.equal(to: container, insetBy: 1)
            $0.top.equal(to: container)
        }
        second.layout {
            $0.leading.equal(to: container, offsetBy: 3)
            $0.top.equal(to: first.bottomAnchor)
            $0.bottom.equal(to: container, offsetBy: -1)
        }

        expect(container.measure(Size(width: 80, height: 24)), is: Size(width: 9, height: 4))
        expect(container.measure(Size(width: 5, height: 24)).width, is: 5)
    }

    @Test func `a hidden view takes no room, and its neighbours close up`() {
        first.isHidden = true
        first.layout {
            $0.leading.equal(to: container)
            $0.top.equal(to: container)
        }
        second.layout {
            $0.leading.equal(to: container)
            $0.top.equal(to: first.bottomAnchor, offsetBy: 1)
        }

        expectEmpty(layOut())
        expect(second.frame.minY, is: 0)
    }

    @Test func `a view pinned across but not down is named`() {
        first.layout { $0.leading.equal(to: container) }

        expect(layOut(), is: ["box/first: no pin says where it stands down"])
    }

    @Test func `an extent alone is no place`() {
        first.layout {
            $0.width.equal(to: 3)
            $0.top.equal(to: container)
        }

        expect(layOut(), is: ["box/first: no pin says where it stands across"])
    }

    @Test func `pins that contradict each other are named`() {
        first.layout {
            $0.leading.equal(to: container, offsetBy: 1)
            $0.leading.equal(to: container, offsetBy: 3)
            $0.top.equal(to: container)
        }

        expect(layOut(), is: ["box/first: is pinned to 1 and to 3 at once"])
    }

    @Test func `edges that contradict an extent are named`() {
        first.layout {
            $0.horizontal.equal(to: container)
            $0.width.equal(to: 5)
            $0.top.equal(to: container)
        }

        expect(layOut(), is: ["box/first: its edges leave 20 cells, its extent is pinned to 5"])
    }

    @Test func `edges that contradict a centre are named`() {
        first.layout {
            $0.leading.equal(to: container, offsetBy: 1)
            $0.centerX.equal(to: container)
            $0.top.equal(to: container)
        }

        expect(layOut(), is: ["box/first: its edges put its centre at 3, which is pinned to 10"])
    }

    @Test func `pins that lead in a circle are named`() {
        first.layout {
            $0.leading.equal(to: second.trailingAnchor)
            $0.top.equal(to: container)
        }
        second.layout {
            $0.leading.equal(to: first.trailingAnchor)
            $0.top.equal(to: container)
        }

        let issues = layOut()

        expect(issues, is: ["box/first: its pins lead back to itself"])
    }

    @Test func `a centred view is no wider than its container`() {
        first.wish = Size(width: 40, height: 1)
        first.layout {
            $0.centerX.equal(to: container)
            $0.top.equal(to: container)
        }

        _ = layOut()

        expect(first.frame, is: Rect(x: 0, y: 0, width: 20, height: 1))
    }

    @Test func `a view that has left takes its pins along`() {
        first.layout { $0.edges.equal(to: container) }
        second.layout {
            $0.leading.equal(to: first.trailingAnchor)
            $0.top.equal(to: container)
        }

        first.removeFromSuperview()

        expect(container.constraints.map(\.axis), is: [.vertical])
    }
}
