import Expectations
import Foundation
import GomaCatalog
import TerminalKit
import TestSupport
import Testing

@testable import GomaGallery

@MainActor
struct PlaceKeeperTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func keeper(isFresh: Bool = false) -> PlaceKeeper {
        return PlaceKeeper(PlaceStore(path: folder.path + "/gallery.json"), isFresh: isFresh)
    }

    /// Leaves a gallery at the light theme, sorted by name, with the actions open beside a pill.
    private func leave() throws {
        let stage = try GalleryHarness(opening: "PillItem", state: 2)
        stage.press(.escape)
        stage.type("ot")
        stage.press(.enter)
        stage.type("a")
        keeper().save(stage.services, router: stage.router)
    }

    @Test func `one comes back to the component, its state, the panel, the order and the theme`() throws {
        try leave()

        let (keeper, stage) = (keeper(), try GalleryHarness())
        keeper.restore(stage.services, router: stage.router, comesBack: true)
        stage.window.update()

        expect(keeper.theme, is: "goma-light")
        expect(stage.services.places.current?.name, is: "PillItem")
        expect(stage.services.places.current.map { stage.services.places[$0] }, is: 2)
        expect(stage.text, contains: "No calls yet")
        stage.press(.escape, .escape)
        expect(stage.text, contains: "Name ▾")
        expect(stage.text, contains: "▌ PillItem")
    }

    @Test func `a state that stood alone stands alone again, and one that was asked for alone too`() throws {
        let first = try GalleryHarness(opening: "PillItem", hasTiles: true)
        first.type("o")
        keeper().save(first.services, router: first.router)

        let second = try GalleryHarness(hasTiles: true)
        keeper().restore(second.services, router: second.router, comesBack: true)
        #expect(!second.services.places.showsTiles)
        second.type("o")
        keeper().save(second.services, router: second.router)
        let third = try GalleryHarness()
        keeper().restore(third.services, router: third.router, comesBack: true)

        #expect(!third.services.places.showsTiles)
    }

    @Test func `somebody who asked for another place goes there`() throws {
        try leave()

        let stage = try GalleryHarness()
        keeper().restore(stage.services, router: stage.router, comesBack: false)

        expect(stage.services.places.current?.name, isNot: "PillItem")
        expect(stage.services.places.order, is: .name)
    }

    @Test func `fresh forgets everything`() throws {
        try leave()

        let (keeper, stage) = (keeper(isFresh: true), try GalleryHarness())
        keeper.restore(stage.services, router: stage.router, comesBack: true)

        expect(keeper.theme, is: nil)
        expect(stage.services.places.order, is: .category)
    }

    @Test func `a component that is gone is said, and the table opens`() throws {
        let store = PlaceStore(path: folder.path + "/gallery.json")
        var place = GalleryPlace()
        (place.screen, place.component) = (.component, "goma:Gone")
        try store.save(place)

        let (keeper, stage) = (keeper(), try GalleryHarness())
        keeper.restore(stage.services, router: stage.router, comesBack: true)

        expect(keeper.problem, is: "the component that was open last, goma:Gone, is there no more")
        expect(stage.text, contains: "components")
    }

    @Test func `a state, a panel and an order that are there no more leave the component open as at first`() throws {
        let store = PlaceStore(path: folder.path + "/gallery.json")
        var place = GalleryPlace()
        (place.screen, place.component, place.state) = (.component, "goma:PillItem", "Gone")
        (place.panel, place.order) = ("gone", "gone")
        try store.save(place)

        let (keeper, stage) = (keeper(), try GalleryHarness())
        keeper.restore(stage.services, router: stage.router, comesBack: true)

        let pill = try #require(stage.services.places.current)
        expect(pill.name, is: "PillItem")
        expect(stage.services.places[pill], is: 0)
        expect(stage.router.place.screen, is: .component)
        expect(stage.router.place.panel, is: nil)
        expect(stage.services.places.order, is: .category)
        expect(keeper.problem, is: nil)
    }

    @Test func `a place that says something harmful says it without harm`() throws {
        let store = PlaceStore(path: folder.path + "/gallery.json")
        var place = GalleryPlace()
        (place.screen, place.component) = (.component, "\u{1B}]0;x\u{7}\u{9B}2J\u{202E}\r\u{7F}y")
        try store.save(place)

        let (keeper, stage) = (keeper(), try GalleryHarness())
        keeper.restore(stage.services, router: stage.router, comesBack: true)
        stage.router.show(message: try #require(keeper.problem))
        stage.window.update()

        expect(stage.text, contains: "the component that was open last, ]0;x2J")
        #expect(!stage.text.unicodeScalars.contains { $0 != "\n" && TextGate.isHarmful($0) })
    }

    @Test func `a damaged file is put aside and said once, and the next one is whole`() throws {
        try folder.write("{\n  \"comp", to: "gallery.json")

        let (first, stage) = (keeper(), try GalleryHarness())
        first.restore(stage.services, router: stage.router, comesBack: true)
        first.putAsideWhatIsDamaged()
        stage.router.show(message: try #require(first.problem))
        stage.window.resize(to: Size(width: 80, height: 24))
        stage.window.update()
        first.save(stage.services, router: stage.router)
        let second = keeper()
        second.putAsideWhatIsDamaged()

        expect(stage.text, contains: "the last place was damaged; its file is now gallery.json.damaged")
        expect(
            first.lastWords,
            is: [
                "\(folder.path)/gallery.json was not whole; it is now gallery.json.damaged, beside a new one"
            ])
        expect(second.problem, is: nil)
        expect(second.lastWords, is: [])
        try expect(folder.text(of: "gallery.json.damaged"), is: "{\n  \"comp")
    }

    @Test func `a damaged file that cannot be put aside stays, and nothing is kept`() throws {
        try folder.write("", to: "gallery.json")
        for number in 1...99 {
            try folder.write("\(number)", to: "gallery.json.damaged" + (number == 1 ? "" : "-\(number)"))
        }

        let (keeper, stage) = (keeper(), try GalleryHarness())
        keeper.putAsideWhatIsDamaged()
        keeper.save(stage.services, router: stage.router)

        expect(keeper.problem, is: "the last place is damaged, and stays so")
        expect(keeper.lastWords.count, is: 1)
        try expectEmpty(folder.text(of: "gallery.json"))
    }

    @Test func `a place that cannot be saved is told when one leaves, with the reason`() throws {
        try folder.write("", to: "file")
        let stage = try GalleryHarness()
        let homeless = PlaceKeeper(nil, isFresh: false)
        let blocked = PlaceKeeper(PlaceStore(path: folder.path + "/file/state/gallery.json"), isFresh: false)
        let full = PlaceKeeper(PlaceStore(path: "/proc/gallery.json"), isFresh: false)

        for keeper in [homeless, blocked, full] { keeper.save(stage.services, router: stage.router) }

        expect(homeless.lastWords, is: ["this place is not kept: neither XDG_STATE_HOME nor HOME says where"])
        expect(
            blocked.lastWords,
            is: ["what was kept is not used: \(folder.path)/file/state/gallery.json: Not a directory"])
        expect(
            full.lastWords.first?.hasPrefix("this place is not kept: cannot write \"/proc/gallery.json\": "), is: true)
    }

    @Test func `a foreign file is said at the start and survives the end`() throws {
        try folder.write("mine", to: "gallery.json")

        let (keeper, stage) = (keeper(), try GalleryHarness())
        keeper.restore(stage.services, router: stage.router, comesBack: true)
        keeper.save(stage.services, router: stage.router)

        expect(keeper.problem?.contains("is not a file of this program"), is: true)
        let after = try folder.text(of: "gallery.json")
        expect(after, is: "mine")
    }

    @Test func `one comes back to what was chosen in the table, in its columns, and without the preview`() throws {
        let first = try GalleryHarness()
        let component = first.services.registry.components[2]
        first.press(.down, .down)
        first.type("]wV")
        keeper().save(first.services, router: first.router)

        let second = try GalleryHarness()
        keeper().restore(second.services, router: second.router, comesBack: true)
        second.update()

        expect(second.router.place.screen, is: .table)
        expect(second.services.places.current?.id, is: component.id)
        expect(second.services.places[component], is: 1)
        expect(second.services.places.preview.width, is: .columns(32))
        #expect(!second.services.places.showsPreview)
    }

    @Test func `who leaves while nothing answers to the filter comes back to what was chosen before`() throws {
        let first = try GalleryHarness()
        let component = first.services.registry.components[2]
        first.press(.down, .down)
        first.type("/ψψ")
        #expect(first.services.places.current == nil)
        keeper().save(first.services, router: first.router)

        let second = try GalleryHarness()
        keeper().restore(second.services, router: second.router, comesBack: true)

        expect(second.services.places.current?.id, is: component.id)
    }

    @Test(arguments: [(1, true), (500, true), (0, false), (-7, false), (501, false)])
    func `columns that nobody can ask for are not kept to`(columns: Int, areKept: Bool) throws {
        let store = PlaceStore(path: folder.path + "/gallery.json")
        var place = GalleryPlace()
        place.width = .columns(columns)
        try store.save(place)

        let stage = try GalleryHarness()
        keeper().restore(stage.services, router: stage.router, comesBack: true)

        let expected: PreviewWidth = areKept ? .columns(columns) : .standard
        expect(stage.services.places.preview.width, is: expected)
    }

    @Test func `who leaves from a screen over the component's comes back to the component and its panel`() throws {
        let stage = try GalleryHarness(opening: "PillItem")

        stage.type("aE")

        expect(stage.events.last, is: "show events")
        expect(stage.router.place.screen, is: .component)
        expect(stage.router.place.panel, is: "actions")
    }

    @Test func `of two problems the first is said`() throws {
        let fine = keeper()
        try folder.write("mine", to: "gallery.json")
        let troubled = keeper()
        let trouble = try #require(troubled.problem)

        fine.note("the theme is gone")
        fine.note("the component is gone")
        troubled.note("the theme is gone")

        expect(fine.problem, is: "the theme is gone")
        expect(troubled.problem, is: trouble)
    }
}
