import GomaCatalog
import TerminalKit

struct DoorbellDisplayState: DisplayState {
    var name: String
    var note = ""
    var isRinging = false

    static let blank = Self(name: "")
}

protocol DoorbellViewModelProtocol: DisplayStateSource<DoorbellDisplayState> {
    func ring()
}

/// A name, a note, and whether somebody rings: a component of somebody else's.
class DoorbellView: ComponentView<any DoorbellViewModelProtocol, DoorbellDisplayState>, StandardComponent {
    typealias Model = DoorbellViewModel

    fileprivate lazy var name = Label(foreground: .textPrimary, .bold)
    fileprivate lazy var note = Label(foreground: .textSecondary)
    private lazy var bell = Label(foreground: .textPrimary)
    private lazy var column = StackView([name, note, bell], axis: .vertical)

    override var fillsWidth: Bool { true }
    override var content: View { column }
    override var keyBindings: [KeyBinding] { [KeyBinding(.activate, "ring") { [self] in viewModel?.ring() }] }

    override func setupWithTheme() { background = .role(.backgroundCards) }

    override func render(_ state: DoorbellDisplayState) {
        name.text = state.name
        note.text = state.note
        bell.text = state.isRinging ? "rings" : "is quiet"
        accessibilityLabel = "doorbell"
    }
}

/// Keeps the last note where there is none.
final class ForgetfulDoorbellView: DoorbellView {
    override func render(_ state: DoorbellDisplayState) {
        let last = note.text
        super.render(state)
        if state.note.isEmpty { note.text = last }
    }
}

/// Hides while somebody rings.
final class ShyDoorbellView: DoorbellView {
    override func render(_ state: DoorbellDisplayState) {
        super.render(state)
        isHidden = state.isRinging
    }
}

/// Rings at a key that it does not declare.
final class SecretDoorbellView: DoorbellView {
    override func handle(_ key: KeyEvent) -> Bool {
        guard key == KeyEvent(.character("k")) else { return super.handle(key) }
        viewModel?.ring()
        return true
    }
}

/// Takes a row that it does not use.
final class TallDoorbellView: DoorbellView {
    override func setupWithTheme() {}

    override func sizeThatFits(_ proposal: Size) -> Size {
        let size = super.sizeThatFits(proposal)
        return Size(width: size.width, height: size.height + 1)
    }
}

final class DoorbellViewModel: ViewModel<DoorbellDisplayState>, DoorbellViewModelProtocol, ActingModel {
    static let actions = [Action("ring()", ring)]

    func ring() {
        record()
        update { $0.isRinging.toggle() }
    }
}

/// The page of a doorbell, whichever view shows it.
enum DoorbellCatalog<DoorbellType: DoorbellView>: CatalogEntry {
    /// Views made so far.
    static var viewCount: Int { counts[name, default: 0] }

    static var name: String { String(describing: DoorbellType.self).replacing("View", with: "") }
    static var category: Category { .uiElements }
    static var subcategory: String { "Samples" }
    static var summary: String { "Who rings." }
    static var tags: [String] { [] }
    static var guide: ComponentGuide {
        ComponentGuide(
            purpose: "For tests of the library.", data: "A name, and whether it rings.",
            answers: "A press rings it.", reading: "The name.")
    }
    static var variants: [Variant<DoorbellDisplayState>] {
        [
            Variant("Quiet", DoorbellDisplayState(name: "Ferreira")),
            Variant("Note", DoorbellDisplayState(name: "Ferreira", note: "back at noon")),
            Variant("Ringing", DoorbellDisplayState(name: "Almeida", isRinging: true)),
        ]
    }

    static func makeView(in environment: ViewEnvironment) -> DoorbellType {
        counts[name, default: 0] += 1
        return DoorbellType(environment: environment)
    }

    static func makeViewModel(
        _ state: DoorbellDisplayState, in environment: ViewEnvironment
    ) -> DoorbellViewModel { .init(state, in: environment) }
}

@MainActor private var counts: [String: Int] = [:]
