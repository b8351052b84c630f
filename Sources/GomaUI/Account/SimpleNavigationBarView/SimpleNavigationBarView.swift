/// The head of a screen: the way back, and the title in the middle over a rule.
public final class SimpleNavigationBarView: ComponentView<
    any SimpleNavigationBarViewModelProtocol, SimpleNavigationBarDisplayState
>, StandardComponent
{
    public typealias Model = SimpleNavigationBarViewModel

    private lazy var backControl = SimpleNavigationBarBackControl(actionTitle: environment.text(.keyGoBack))
    private lazy var titleLabel = Label()
    private lazy var row = SimpleNavigationBarRow(back: backControl, title: titleLabel)
    private var style = SimpleNavigationBarStyle.standard

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { addSubview(row) }

    override public func layoutSubviews() {
        row.frame = Rect(x: 0, y: bounds.height > 2 ? roomAbove : 0, width: bounds.width, height: min(1, bounds.height))
    }

    override public func setupWithTheme() {
        backControl.onActivate = { [weak self] in self?.viewModel?.goBack() }
    }

    /// Before there is a model, the shape of a title stands in.
    override public func render(_ state: SimpleNavigationBarDisplayState) {
        let word = environment.text(.back)
        if state.style != style { setNeedsLayout() }
        style = state.style
        background = .role(style.ground)
        backControl.isHidden = state.back == .hidden
        switch state.back {
        case .hidden, .mark: backControl.render("", spoken: word, in: style)
        case .word: backControl.render(word, spoken: word, in: style)
        case .titled(let title): backControl.render(title, spoken: title.isEmpty ? word : title, in: style)
        }
        let shape = glyphs.shape(columns: 12)
        titleLabel.text = viewModel == nil ? shape : state.title ?? ""
        titleLabel.isHidden = titleLabel.text.isEmpty
        titleLabel.style = TextStyle(style.text, viewModel == nil ? .dim : TextRole.title.attributes)
        row.setNeedsLayout()
    }

    /// A row, one for the rule, and on a ground of its own one above and one below.
    override public func sizeThatFits(_ proposal: Size) -> Size {
        let rule = style.separator == nil ? 0 : 1
        let width = proposal.width < View.unbounded ? proposal.width : row.measure(proposal).width
        return Size(width: width, height: 1 + rule + 2 * roomAbove)
    }

    private var roomAbove: Int { style.ground == .backgroundPrimary ? 0 : 1 }

    override public func draw(in painter: Painter) {
        guard let separator = style.separator else { return }
        let rule = Rect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
        let strength = style.separatorStrength
        let ink = strength < 1 ? .blend(separator, share: strength, on: style.ground) : ColorReference.role(separator)
        painter.fill(rule, with: painter.glyphs.horizontalRule, style: TextStyle(foreground: ink))
    }
}
