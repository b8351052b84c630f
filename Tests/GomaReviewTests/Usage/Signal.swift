import GomaCatalog
import TerminalKit

/// A state that is no structure.
enum SignalDisplayState: String, DisplayState {
    case red, green

    static let blank = Self.red
}

/// A colour in words, with nothing to be done.
final class SignalView: ComponentView<any DisplayStateSource<SignalDisplayState>, SignalDisplayState>,
    StandardComponent
{
    typealias Model = SignalViewModel

    private lazy var label = Label(foreground: .textPrimary)

    override func setupSubviews() { addSubview(label) }

    override func initConstraints() { label.layout { $0.edges.equal(to: self) } }

    override func render(_ state: SignalDisplayState) { label.text = state.rawValue }
}

final class SignalViewModel: ViewModel<SignalDisplayState>, PlacedModel {}

enum SignalCatalog: CatalogEntry {
    typealias ComponentType = SignalView

    static let category = Category.uiElements
    static let subcategory = "Samples"
    static let summary = "A colour in words."
    static let tags: [String] = []
    static let variants = [Variant("Green", SignalDisplayState.green)]
}
