/// The keys that work where one is, in a sheet.
package final class KeyListController: ViewController {
    /// What the border and the space inside it take.
    private static let frame = Size(width: 4, height: 4)

    private let list: KeyListView
    private let style: AppStyle
    private let keys: [KeyBinding]
    private let isNamedBelow: Bool
    private let words: (KeyTitle) -> String
    private let onClose: () -> Void

    /// - Parameters:
    ///   - keys: other keys that work here.
    ///   - isNamedBelow: whether the last row, where that is seen, names these keys.
    package init(
        _ sections: [KeySection], style: AppStyle, keys: [KeyBinding] = [], isNamedBelow: Bool,
        words: @escaping (KeyTitle) -> String, onClose: @escaping () -> Void
    ) {
        list = KeyListView(sections, style: style)
        self.style = style
        self.keys = keys
        self.isNamedBelow = isNamedBelow
        self.words = words
        self.onClose = onClose
        super.init()
    }

    package override func loadView() -> View {
        let scroller = ScrollView(list)
        scroller.barStyle = style.scrollBar
        // It has the focus for as long as the sheet is there, and need not say so.
        scroller.focusStyle = style.scrollBar
        return SheetBox(scroller, insetBy: Insets(1), style: style, isNamedBelow: isNamedBelow, words: words)
    }

    /// The list, where it is longer than the room.
    package override var initialFocus: View? { view.focusableViews(upTo: 1).first }

    package override func preferredSheetSize(in size: Size) -> Size {
        let wish = list.measure(Size(width: max(0, size.width - Self.frame.width), height: View.unbounded))
        return Size(
            width: min(wish.width + Self.frame.width, size.width),
            height: min(wish.height + Self.frame.height, size.height))
    }

    package override func handle(_ mouse: MouseEvent) -> Bool {
        super.handle(mouse) || app?.handle(mouse, beside: self) ?? false
    }

    package override var keyBindings: [KeyBinding] {
        let ways: [KeyEvent] = [
            KeyEvent(.escape), KeyEvent(.enter), KeyEvent(.character("?")), KeyEvent(.character("q")),
        ]
        return [KeyBinding(.keys(ways), words(.close)) { [self] in onClose() }] + keys
    }
}
