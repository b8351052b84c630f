/// The keys that work where one is, in a sheet.
package final class KeyListController: ViewController {
    /// What the border, the space inside it and a scroll bar take.
    private static let frame = Size(width: 5, height: 4)

    private let list: KeyListView
    private let style: AppStyle
    private let closeTitle: String
    private let keys: [KeyBinding]
    private let onClose: () -> Void

    /// - Parameters:
    ///   - closeTitle: what the keys do that close the sheet.
    ///   - keys: other keys that work here.
    package init(
        _ sections: [KeySection], style: AppStyle, closeTitle: String, keys: [KeyBinding] = [],
        onClose: @escaping () -> Void
    ) {
        list = KeyListView(sections, style: style)
        self.style = style
        self.closeTitle = closeTitle
        self.keys = keys
        self.onClose = onClose
        super.init()
    }

    package override func loadView() -> View {
        let sheet = View()
        sheet.border = .light
        sheet.borderStyle = style.listBorder
        sheet.background = style.listGround ?? style.ground
        let scroller = ScrollView(list)
        scroller.barStyle = style.scrollBar
        // It has the focus for as long as the sheet is there, and need not say so.
        scroller.focusStyle = style.scrollBar
        sheet.embed(scroller, insetBy: Insets(1))
        return sheet
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
        return [KeyBinding(.keys(ways), closeTitle) { [self] in onClose() }] + keys
    }
}
