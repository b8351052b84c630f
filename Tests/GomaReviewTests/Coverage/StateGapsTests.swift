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

        #expect(gaps.findings(in: frame).map(\.subject) == ["note"])
        #expect(gaps.findings(in: badge) == [])
    }
}
