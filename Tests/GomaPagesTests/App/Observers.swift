import GomaKit
import TerminalKit

/// What a component of these tests says.
struct ObserverDisplayState: DisplayState {
    var title = ""

    static let blank = Self()
}

final class ObserverViewModel: ViewModel<ObserverDisplayState>, PlacedModel {}

/// A header of three rows, of which one is left once the page is scrolled.
final class FoldingHeadView: ComponentView<any DisplayStateSource<ObserverDisplayState>, ObserverDisplayState>,
    StandardComponent, ObservesPlace
{
    typealias Model = ObserverViewModel

    private lazy var title = Label()
    private lazy var details = StackView([Label("Details"), Label("and more")], axis: .vertical)
    private lazy var rows = StackView([title, details], axis: .vertical)
    private(set) var places: [ScrollPlace] = []

    override var content: View? { rows }

    override func render(_ state: ObserverDisplayState) { title.text = state.title }

    func pageScrolled(to place: ScrollPlace) {
        places.append(place)
        details.isHidden = place.offset > 0
    }
}

/// Two rows that note down what of them is in view.
final class BeaconView: ComponentView<any DisplayStateSource<ObserverDisplayState>, ObserverDisplayState>,
    StandardComponent, ObservesPlace
{
    typealias Model = ObserverViewModel

    private lazy var label = Label()
    private lazy var rows = StackView([label, Label("--")], axis: .vertical)
    /// What has been told, by what they say.
    static var told: [String] = []

    override var content: View? { rows }

    override func render(_ state: ObserverDisplayState) { label.text = state.title }

    func partInViewChanged(to part: Rect) {
        Self.told.append("\(label.text): \(part.isEmpty ? "none" : "\(part.minY)..<\(part.maxY)")")
    }
}
