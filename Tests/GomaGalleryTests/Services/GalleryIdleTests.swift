@testable import GomaCatalog
import Expectations
import TerminalKit
import Testing

@testable import GomaGallery
@testable import GomaReview

/// What the gallery leaves for a quiet moment.
@MainActor
struct GalleryIdleTests {
    @Test func `who uses what is found in pieces, and says how far it has come`() throws {
        let idle = IdleWork()
        var registry = ComponentRegistry()
        try registry.register(PillItemCatalog.self, namespace: "goma")
        try registry.register(CapsuleCatalog.self, namespace: "goma")
        let use = ColorUse(of: registry, idle: idle)
        var progress: [String] = []
        use.find {
            switch use.finding {
            case .searching(let done, let count): progress.append("\(done) of \(count)")
            case .found: progress.append("found")
            }
        }
        expectEmpty(progress)

        idle.work()

        expect(progress, is: ["1 of 2", "2 of 2", "found"])
        guard case .found(let found) = use.finding else { return #expect(Bool(false), "nothing was found") }
        expect(found.userNames(of: .highlightPrimary)?.contains("PillItem"), is: true)
        use.find { progress.append("again") }
        idle.work()
        expect(progress.last, is: "found")
    }

    @Test func `what somebody else has found is not searched for`() throws {
        let idle = IdleWork()
        var registry = ComponentRegistry()
        try registry.register(PillItemCatalog.self, namespace: "goma")
        let use = ColorUse(of: registry, idle: idle)

        use.take(RoleUse(DrawnPairs(of: registry.components, scope: .firstFrames)))
        use.find { Issue.record("it was told of a search") }

        #expect(idle.isDone)
        guard case .found(let found) = use.finding else { return #expect(Bool(false), "nothing was found") }
        expect(found.userNames(of: .highlightPrimary), is: ["PillItem"])
    }

    @Test func `the themes are on the screen before it is known who uses what`() throws {
        let stage = try GalleryHarness()

        stage.window.send(.key(KeyEvent(.character("T"))))
        stage.window.update()

        expect(stage.text, contains: "; finding users 0/\(ComponentRegistry.goma.components.count)")
        expect(stage.text, contains: "#ff7d24")
        expect(stage.text, lacks: "AdaptiveTabBar")
        expect(stage.text, lacks: "–")
        stage.services.idle.work()
        stage.window.update()
        expect(stage.text, lacks: "finding")
        expect(stage.text, contains: "AdaptiveTabBar")
    }
}
