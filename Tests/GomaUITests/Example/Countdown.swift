import GomaUI

// What the component shows, as data.
struct CountdownDisplayState: DisplayState {
    var secondsLeft: Int

    static let blank = Self(secondsLeft: 0)
}

// What drives it.
protocol CountdownViewModelProtocol: DisplayStateSource<CountdownDisplayState> {
    func restart()
}

// A model that behaves like the real one, on time that is handed in.
final class CountdownViewModel: ViewModel<CountdownDisplayState>, CountdownViewModelProtocol, ActingModel {
    static let actions = [Action("restart()", restart)]

    private var nextSecond: AnyCancellable?

    override func keepTime(for state: CountdownDisplayState, after old: CountdownDisplayState?) {
        guard state.secondsLeft != old?.secondsLeft else { return }
        guard state.secondsLeft > 0 else { return nextSecond = nil }
        nextSecond = environment.scheduler.after(.seconds(1)) { [weak self] in
            self?.update { $0.secondsLeft -= 1 }
        }
    }

    func restart() {
        record()
        update { $0.secondsLeft = 90 }
    }
}

// What is drawn, and which keys it takes. Colours are roles, never numbers.
final class CountdownView: ComponentView<any CountdownViewModelProtocol, CountdownDisplayState>, StandardComponent {
    typealias Model = CountdownViewModel

    private lazy var label = Label(foreground: .highlightPrimary, .bold)

    override var content: View { label }

    override func render(_ state: CountdownDisplayState) {
        // Without a model the shape of what is coming.
        let seconds = viewModel == nil ? "--" : "\(state.secondsLeft)"
        label.text = viewModel != nil && state.secondsLeft == 0 ? "Kick-off" : "\(seconds) s to kick-off"
    }

    override var keyBindings: [KeyBinding] {
        [KeyBinding(.activate, "start again") { [self] in viewModel?.restart() }]
    }
}

// Its page in the gallery.
enum CountdownCatalog: CatalogEntry {
    typealias ComponentType = CountdownView

    static let category = Category.matchCards
    static let subcategory = "Headers"
    static let summary = "Seconds left until a match begins."
    static let tags = ["match", "time"]
    static let guide = ComponentGuide(
        purpose: "On the page of a match and above its prices, in the last minutes before it begins.",
        data: "The seconds that are left, from the clock of whoever shows it.",
        answers: "A press starts it again.",
        time: "It counts down second by second, and says so when the match begins.",
        reading: "The seconds that are left, or that it is time for kick-off.")
    static let variants = [
        Variant("Soon", CountdownDisplayState(secondsLeft: 90)), Variant("Now", CountdownDisplayState(secondsLeft: 0)),
    ]
}
