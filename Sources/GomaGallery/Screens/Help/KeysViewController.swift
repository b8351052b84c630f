import GomaUI
import TerminalKit

/// The keys that work where one is, in a sheet.
final class KeysViewController: ViewController {
    private let sections: [KeySection]
    private let onClose: () -> Void
    /// Called when somebody would rather choose among the same commands.
    var onCommands: (() -> Void)?

    init(sections: [KeySection], onClose: @escaping () -> Void) {
        self.sections = sections
        self.onClose = onClose
        super.init()
    }

    override func loadView() -> View {
        let sheet = View()
        sheet.border = .light
        sheet.borderStyle = TextStyle(.separatorLine)
        sheet.background = .role(.backgroundTertiary)
        let scroller = ScrollView(KeyListView(sections))
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
        let list = KeyListView(sections).measure(size)
        return Size(width: min(list.width + 6, size.width), height: min(list.height + 4, size.height))
    }

    override func handle(_ key: KeyEvent) -> Bool {
        if [KeyEvent(.escape), KeyEvent(.enter), KeyEvent(.character("?")), KeyEvent(.character("q"))].contains(key) {
            onClose()
        } else if key == .control("p") {
            onCommands?()
        }
        return true
    }
}

/// Keys and what they do, in two columns under the title of their section.
private final class KeyListView: View {
    private struct Line {
        let label: DisplayText
        let title: DisplayText
        let isHeading: Bool
    }

    private let lines: [Line]
    private let labelWidth: Int

    init(_ sections: [KeySection]) {
        lines = sections.filter { !$0.keys.isEmpty }.enumerated().flatMap { index, section in
            (index == 0 ? [] : [Line(label: "", title: "", isHeading: false)])
                + [Line(label: DisplayText(section.title), title: "", isHeading: true)]
                + section.keys.map {
                    Line(label: DisplayText($0.label), title: DisplayText($0.title), isHeading: false)
                }
        }
        labelWidth = lines.filter { !$0.isHeading }.map(\.label.width).max() ?? 0
        super.init()
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let width = lines.map { $0.isHeading ? $0.label.width : labelWidth + 2 + $0.title.width }.max() ?? 0
        return Size(width: min(width, proposal.width), height: lines.count)
    }

    override func draw(in painter: Painter) {
        for (y, line) in lines.enumerated() {
            let style = line.isHeading ? TextStyle(.textSecondary, .bold) : TextStyle(.textPrimary, .bold)
            painter.draw(line.label, at: Point(x: 0, y: y), style: style)
            let title = line.title.truncated(to: max(0, bounds.width - labelWidth - 2), ellipsis: glyphs.ellipsis)
            painter.draw(title, at: Point(x: labelWidth + 2, y: y), style: TextStyle(.textPrimary))
        }
    }
}
