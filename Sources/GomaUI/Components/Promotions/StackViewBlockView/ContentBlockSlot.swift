import TerminalKit

/// The place of a block on a page: a component's view with its model, or a notice.
final class ContentBlockSlot: View {
    private let instance: ComponentInstance?
    private let notice: String?
    private let content: View
    /// What the component is called; `nil` for a notice.
    let component: String?
    /// Blank rows above.
    var gap = 0 {
        didSet { if gap != oldValue { setNeedsLayout() } }
    }

    init(_ part: ContentBlockPart, in environment: ViewEnvironment) {
        var (instance, notice): (ComponentInstance?, String?)
        switch part {
        case .notice(let text): (component, notice) = (nil, text)
        case .component(let descriptor, let model):
            component = descriptor.name
            let made = descriptor.blankInstance(in: environment)
            do {
                try made.configure(with: model)
                instance = made
            } catch {
                notice = error.description
            }
        }
        self.instance = instance
        self.notice = notice
        content = instance?.view ?? Self.noticeRow(notice ?? "", in: environment)
        super.init()
        addSubview(content)
    }

    /// Whether it shows just that already.
    func shows(_ part: ContentBlockPart) -> Bool {
        switch part {
        case .notice(let text): text == notice
        case .component(_, let model): instance?.model === model
        }
    }

    /// Gives the model back, so that what the customer did to the view is kept for the next one.
    func letGo() { instance?.prepareForReuse() }

    private static func noticeRow(_ text: String, in environment: ViewEnvironment) -> View {
        let mark = Label(environment.glyphs.info.string, style: TextStyle(.textSecondary, .bold)).droppable()
        mark.accessibilityLabel = ""
        let label = Label(text.holdingPunctuation, style: TextStyle(.textSecondary)).narrowing(to: 8).wrapping()
        let row = View()
        row.embed(StackView([mark, label], spacing: Spacing.xs), insetBy: Insets(horizontal: Spacing.xs))
        return row
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let size = contentSize(in: proposal.width)
        return Size(width: size.width, height: size.height == 0 ? 0 : size.height + gap)
    }

    override func layoutSubviews() {
        content.frame = Rect(origin: Point(x: 0, y: gap), size: contentSize(in: bounds.width))
    }

    /// A component is as wide as it wants to be, as on any other page.
    private func contentSize(in width: Int) -> Size { ComponentRenderer.fittingSize(of: content, width: width) }
}
