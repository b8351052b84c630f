import GomaUI
import TerminalKit
import GomaReview

/// The keys that work where one is, in a sheet.
final class KeysViewController: ViewController {
    /// What the border, the space inside it and a scroll bar take.
    private static let frame = Size(width: 5, height: 4)

    private let onClose: () -> Void
    private let list: KeyListView
    /// Called when somebody would rather choose among the same commands.
    var onCommands: (() -> Void)?

    init(sections: [KeySection], onClose: @escaping () -> Void) {
        list = KeyListView(sections)
        self.onClose = onClose
        super.init()
    }

    override func loadView() -> View {
        let sheet = View()
        sheet.border = .light
        sheet.borderStyle = TextStyle(.separatorLine)
        sheet.background = .role(.backgroundTertiary)
        let scroller = ScrollView(list)
        scroller.barStyle = TextStyle(.scroll)
        sheet.addSubview(scroller)
        scroller.layout { $0.edges.equal(to: sheet, insetBy: Spacing.xs) }
        return sheet
    }

    override func viewWillAppear() {
        super.viewWillAppear()
        window?.moveFocus(.next)
    }

    override func preferredSheetSize(in size: Size) -> Size {
        let wish = list.measure(Size(width: max(0, size.width - Self.frame.width), height: View.unbounded))
        return Size(
            width: min(wish.width + Self.frame.width, size.width),
            height: min(wish.height + Self.frame.height, size.height))
    }

    /// What leads away leads away; the list takes all else where it has become too long for the room meanwhile.
    override func handle(_ key: KeyEvent) -> Bool {
        if [KeyEvent(.escape), KeyEvent(.enter), KeyEvent(.character("?")), KeyEvent(.character("q"))].contains(key) {
            onClose()
        } else if key == .control("p") {
            onCommands?()
        } else if let window, window.focusedView == nil, window.moveFocus(.next) {
            window.send(.key(key))
        }
        return true
    }
}
