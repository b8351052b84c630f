import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog
@testable import GomaForms

@MainActor
struct TimeSliderTests {
    private let environment = ViewEnvironment.simulated()

    @Test(arguments: [(-3, "1H"), (0, "1H"), (4, "24H"), (40, "24H")])
    func `a place outside counts as the nearer end`(index: Int, title: String) {
        var state = TimeSliderDisplayState.first
        state.selectedIndex = index

        expect(state.selectedOption?.title, is: title)
    }

    @Test func `one range alone has a track that looks in use, and nothing to go to`() {
        let view = TimeSliderView(environment: environment)
        view.configure(with: TimeSliderViewModel(.single, in: environment))
        let stage = ComponentHarness(view, width: 40, in: environment)

        stage.tab()

        #expect(stage.rows[2].contains("●──") && stage.window.focusedView == nil)
    }

    @Test func `that there are no times stands in the middle below the title`() {
        let view = TimeSliderView(environment: environment)
        view.configure(with: TimeSliderViewModel(.empty, in: environment))

        let rows = ComponentHarness(view, width: 40, in: environment).rows

        #expect(rows[2].isEmpty && rows[3] == "        No times to choose from")
    }

    @Test func `a row that has no column left for a slider leaves it out`() {
        let times = TimeSliderView(environment: environment)
        times.configure(with: TimeSliderViewModel(.first, in: environment))
        let values = CustomSliderView(environment: environment)
        values.configure(with: CustomSliderViewModel(.middle, in: environment))

        for slider in [times, values] as [View] {
            let row = StackView([Label("Soon"), slider])
            Window(size: Size(width: 1, height: 5), root: ViewController(showing: row)).update()
            expect(slider.frame, is: .zero)
        }
    }

    @Test func `the letters that stand for a clock are not read, and the title is once`() {
        let letters = ViewEnvironment.simulated(glyphs: .ascii)
        let view = TimeSliderView(environment: letters)
        view.configure(with: TimeSliderViewModel(.first, in: letters))
        let stage = ComponentHarness(view, width: 40, in: letters)

        expect(stage.rows[1], is: "  Tm Starting matches within")
        expect(ReadingText.lines(of: view), is: ["› Starting matches within, 1H"])
    }

    @Test func `a mouse that is held as another choice takes the place of this one chooses nothing in it`() {
        let view = TimeSliderView(environment: environment)
        view.configure(with: TimeSliderViewModel(.first, in: environment))
        let stage = ComponentHarness(view, width: 40, in: environment)
        let other = TimeSliderViewModel(.first, in: environment)
        stage.click(x: 3, y: 2)

        view.configure(with: other)
        stage.window.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 37, y: 2))))

        expect(other.currentDisplayState.selectedIndex, is: 0)
    }

    @Test func `a range is told with its hours, and once`() {
        let model = TimeSliderViewModel(.first, in: environment)

        for index in [0, 2, 2, 9, 4] { model.chooseTime(at: index) }

        expect(environment.owner.requests.compactMap { $0.request as? ChooseTime }.map(\.hours), is: [6, 24])
    }

    @Test func `today ends in a day, and a range for all has no end`() {
        let model = TimeSliderViewModel(.standard, in: environment)

        for index in [3, 0] { model.chooseTime(at: index) }

        expect(environment.owner.requests.compactMap { $0.request as? ChooseTime }.map(\.hours), is: [24, nil])
    }

    @Test(
        arguments: [
            (nil, "at any time"), (6, "within 6 hours"), (1, "within 1 hour"), (0.5, "within 30 minutes"),
            (1.75, "within 1 hour and 45 minutes"), (1.0 / 60, "within 1 minute"), (0, "within 0 hours"),
        ] as [(Double?, String)])
    func `a range that was chosen reads in whole hours and minutes`(hours: Double?, words: String) {
        expect(ChooseTime(hours: hours).words, is: "show what begins \(words)")
    }

    @Test func `a press on a name goes to the step above it`() {
        let slider = StepSlider()
        var chosen: [Int] = []
        slider.onChoose = { chosen.append($0) }
        slider.show(
            StepSlider.Steps(count: 3, names: ["1 hour", "6 hours", "1 day"], chosen: 0), title: "Time",
            value: "1 hour")
        slider.frame = Rect(x: 0, y: 0, width: 40, height: 2)
        slider.layoutIfNeeded()

        for step in [2, 1] {
            let x = slider.slider.frame.minX + slider.slider.column(of: step)
            #expect(slider.handle(MouseEvent(.press(.left), at: Point(x: x, y: 1))))
        }

        expect(chosen, is: [2, 1])
    }

    @Test(arguments: [(1, true, true), (1, false, false), (3, true, false), (3, false, false)])
    func `only a step that is the one there is, and in use, looks chosen for good`(
        count: Int, isEnabled: Bool, isDecided: Bool
    ) {
        let slider = StepSlider()

        slider.show(StepSlider.Steps(count: count, chosen: 0, isEnabled: isEnabled), title: "Time", value: "1 hour")

        expect(slider.slider.isDecided, is: isDecided)
    }
}
