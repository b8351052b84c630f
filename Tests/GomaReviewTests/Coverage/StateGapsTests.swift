import Expectations
import GomaCatalog
import Testing

@testable import GomaReview

@MainActor
struct StateGapsTests {
    /// A state with another component's in it.
    struct FrameState: DisplayState {
        var title: String
        var note: String?
        var badge: BadgeDisplayState?

        static let blank = Self(title: "")
    }

    final class FrameView: ComponentView<any DisplayStateSource<FrameState>, FrameState>, StandardComponent {
        typealias Model = FrameViewModel
    }

    final class FrameViewModel: ViewModel<FrameState>, PlacedModel {}

    enum FrameEntry: CatalogEntry {
        typealias ComponentType = FrameView
        static let category = Category.status
        static let subcategory = "Samples"
        static let summary = "Shows nothing."
        static let tags: [String] = []
        static var children: [any StandardComponent.Type] { [BadgeView.self] }
        static let variants = [Variant("Badged", FrameState(title: "Hall", badge: BadgeDisplayState(text: "")))]
    }

    @Test func `the fields of a component inside are left to its own variants`() throws {
        let frame = ComponentDescriptor(FrameEntry.self, namespace: "test")
        let badge = ComponentDescriptor(BadgeCatalog.self, namespace: "test")

        let gaps = try StateGaps(in: [frame, badge])

        expect(gaps.findings(in: frame).map(\.subject), is: ["note"])
        expect(gaps.findings(in: badge), is: [])
    }

    /// A component of a package's own, called as one of the library's is.
    enum OwnBadgeEntry: CatalogEntry {
        typealias ComponentType = FrameView
        static let name = "Badge"
        static let category = Category.status
        static let subcategory = "Samples"
        static let summary = "Shows nothing."
        static let tags: [String] = []
        static let variants = [Variant("Hall", FrameState(title: "Hall"))]
    }

    @Test func `a component has the fields of its own states, though the library has one of its name`() throws {
        let badge = ComponentDescriptor(BadgeCatalog.self, namespace: "goma")
        let own = ComponentDescriptor(OwnBadgeEntry.self, namespace: "app")

        let gaps = try StateGaps(in: [badge, own])

        expect(gaps.findings(in: own).map(\.subject), contains: "note")
    }

    @Test func `of some components the same is told as where all are asked about`() throws {
        let components = ComponentRegistry.goma.components

        let gaps = try StateGaps(in: components)

        for component in stride(from: 0, to: components.count, by: 12).map({ components[$0] }) {
            let own = try StateGaps(in: components, of: [component])
            expect(own.findings(in: component), is: gaps.findings(in: component), "\(component.id)")
        }
    }
}
