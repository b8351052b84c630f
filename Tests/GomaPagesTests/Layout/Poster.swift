import GomaKit
import GomaPages
import TerminalKit

/// What stands on a poster.
struct PosterDisplayState: DisplayState {
    var title = ""

    static let blank = Self()
}

/// A line that fills its room, and says how it likes to lie.
class PosterView: ComponentView<any DisplayStateSource<PosterDisplayState>, PosterDisplayState>, StandardComponent {
    typealias Model = PosterViewModel

    class var layoutTraits: Set<LayoutTrait> { [LayoutTrait(rawValue: "poster")] }

    private lazy var label = Label()

    override var fillsWidth: Bool { true }
    override var content: View { label }

    override func render(_ state: PosterDisplayState) { label.text = state.title }
}

/// A poster across the whole room.
final class BannerView: PosterView {
    override class var layoutTraits: Set<LayoutTrait> { [.fullWidth] }
}

final class PosterViewModel: ViewModel<PosterDisplayState>, PlacedModel {}
