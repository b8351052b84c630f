/// The place of a block on a page: a component's view with its model, or a notice.
final class ContentBlockSlot: View {
    private let part: ContentBlockPart
    /// `nil` for a notice.
    private let componentView: (any BindableView)?
    private let content: View
    /// What the component is called; `nil` for a notice.
    let component: String?
    /// Blank rows above.
    var gap = 0 {
        didSet { if gap != oldValue { setNeedsLayout() } }
    }

    init(_ part: ContentBlockPart, in environment: ViewEnvironment) {
        self.part = part
        switch part {
        case .notice(let text):
            (component, componentView) = (nil, nil)
            content = Self.noticeRow(text, in: environment)
        case .component(let type, let model):
            component = type.name
            componentView = Self.view(of: type, showing: model, in: environment)
            content = componentView ?? View()
        }
        super.init()
        addSubview(content)
    }

    /// A view that shows a model of its component's own.
    private static func view<Component: StandardComponent>(
        of type: Component.Type, showing model: AnyObject, in environment: ViewEnvironment
    ) -> any BindableView {
        let view = Component(environment: environment)
        view.bind(to: model as? Component.ViewModel)
        return view
    }

    /// Whether it shows just that already.
    func shows(_ part: ContentBlockPart) -> Bool {
        switch (part, self.part) {
        case (.notice(let text), .notice(let shown)): text == shown
        case (.component(_, let model), .component(_, let shown)): model === shown
        case (.notice, .component), (.component, .notice): false
        }
    }

    /// Gives the model back, so that what the customer did to the view is kept for the next one.
    func letGo() { componentView?.prepareForReuse() }

    private static func noticeRow(_ text: String, in environment: ViewEnvironment) -> View {
        let mark = Label(environment.glyphs.info.string, style: TextStyle(.textSecondary, .bold))
            .droppable().unspoken()
        let label = Label(text.holdingPunctuation, style: TextStyle(.textSecondary)).narrowing(to: 8).wrapping()
        return StackView([mark, label], spacing: Spacing.xs).embedded(insetBy: Insets(horizontal: Spacing.xs))
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
