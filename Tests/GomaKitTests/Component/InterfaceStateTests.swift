import Expectations
import GomaTesting
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaKit

@MainActor
struct InterfaceStateTests {
    /// Bars of pills in a list whose rows' views are used again for other rows, as on a long page.
    private final class Page: ListViewDataSource {
        let environment = ViewEnvironment()
        private(set) lazy var models = (0..<40).map { number in
            PillSelectorBarViewModel(
                PillSelectorBarDisplayState(
                    id: "bar \(number)", pills: (0..<12).map { PillItemDisplayState(id: "\($0)", title: "Pill \($0)") }),
                in: environment)
        }
        private(set) var madeViews: [PillSelectorBarView] = []
        var rowCount: Int { models.count }

        func view(forRow row: Int, reusing old: View?) -> View {
            let view = old as? PillSelectorBarView ?? makeView()
            view.configure(with: models[row])
            return view
        }

        private func makeView() -> PillSelectorBarView {
            let view = PillSelectorBarView(environment: environment)
            madeViews.append(view)
            return view
        }
    }

    @Test func `a bar that was scrolled is as it was after its view has served others far down a page`() throws {
        let (page, list) = (Page(), ListView())
        list.rowHeight = 3
        list.dataSource = page
        let window = Window(size: Size(width: 40, height: 12), root: ViewController(showing: list))
        window.update()
        let bar = try #require(page.madeViews.first { $0.viewModel === page.models[1] })
        bar.scrollToPill(id: "11")
        page.environment.scheduler.advance(by: .seconds(1))
        window.update()
        let before = window.surface
        let madeCount = page.madeViews.count

        list.firstVisibleRow = 30
        window.update()
        let isReused = bar.viewModel !== page.models[1]
        let progressMeanwhile = page.madeViews.map(\.scrollProgress)
        list.firstVisibleRow = 0
        window.update()

        #expect(isReused)
        #expect(progressMeanwhile.allSatisfy { $0 == 0 })
        expect(page.madeViews.count, is: madeCount)
        expect(window.surface, is: before)
        expect(page.madeViews.first { $0.viewModel === page.models[1] }?.scrollProgress, is: 1)
    }

    @Test func `where another pill was selected meanwhile, that is in view`() throws {
        let page = Page()
        let component = try ComponentRegistry.goma.component(named: "PillSelectorBar")
        let specimen = Specimen(component, state: 0, width: 40, environment: page.environment)
        let view = try #require(specimen.view as? PillSelectorBarView)
        try specimen.instance.configure(with: page.models[0])
        view.scrollToPill(id: "11")
        specimen.window.update()

        try specimen.instance.configure(with: page.models[1])
        page.models[0].selectPill(id: "5")
        try specimen.instance.configure(with: page.models[0])
        specimen.window.update()

        let pill = try #require(view.tree.compactMap { $0 as? PillItemView }.dropFirst(5).first)
        #expect(view.scrollProgress > 0 && view.scrollProgress < 1)
        expect(pill.visibleRect.width, is: pill.bounds.width)
    }

    @Test func `a caret stands where it stood, and at the end of another text`() throws {
        let environment = ViewEnvironment()
        let view = BorderedTextFieldView(environment: environment)
        let models = ["Liverpool", "Everton FC"].map {
            BorderedTextFieldViewModel(
                BorderedTextFieldDisplayState(id: $0, title: "Team", text: $0), in: environment)
        }
        let entry = try #require(view.tree.compactMap { $0 as? TextField }.first)
        view.configure(with: models[0])
        entry.moveCaret(to: 3)

        view.configure(with: models[1])
        let other = entry.caret
        view.configure(with: models[0])

        expect(other, is: 10)
        expect(entry.caret, is: 3)
    }

    @Test func `what was done is held no longer than its model`() {
        final class Model {}
        let states = InterfaceStates()
        let kept = Model()
        states.keep(1, of: kept, in: View.self)

        for number in 0..<1000 { states.keep(number, of: Model(), in: View.self) }

        #expect(states.count <= 33)
        #expect(states.take(of: kept, in: Label.self) == nil)
        #expect(states.take(of: kept, in: View.self) as? Int == 1)
        #expect(states.take(of: kept, in: View.self) == nil)
    }
}
