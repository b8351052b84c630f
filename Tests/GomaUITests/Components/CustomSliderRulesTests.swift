import Expectations
import Testing

@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms

/// Values between two ends.
@MainActor
struct CustomSliderRulesTests {
    @Test(arguments: [(0.124, 0.0), (0.126, 0.25), (0.874, 0.75), (0.876, 1)])
    func `a value goes to the nearer step, up and down`(wish: Double, value: Double) {
        for start in [0.0, 0.5, 1] {
            var state = CustomSliderDisplayState(id: "odds", title: "", value: start)
            state.choose(wish)
            expect(state.value, is: value)
        }
    }

    @Test(arguments: [(1_000_000_000.0, 999_999_999.0), (-1_000_000_000, -999_999_999)])
    func `a value has nine digits at most`(wish: Double, value: Double) {
        let state = CustomSliderDisplayState(id: "odds", title: "", value: wish)

        expect(state.value, is: value)
    }

    @Test(arguments: [(-10.0, 10.0, 5, [-10.0, -5, 0, 5, 10]), (-3, -1, 3, [-3, -2, -1]), (0, 1, 2, [0, 1])])
    func `values lie evenly between ends on either side of nothing`(
        minimum: Double, maximum: Double, count: Int, values: [Double]
    ) {
        let slider = SliderConfiguration(minimum: minimum, maximum: maximum, stepCount: count)

        expect((0..<slider.count).map(slider.value), is: values)
        expect(values.map(slider.step), is: Array(0..<count))
    }
}
