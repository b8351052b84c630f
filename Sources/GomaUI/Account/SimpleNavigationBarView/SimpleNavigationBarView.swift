import TerminalKit

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

    override public func initConstraints() {
        row.layout {
            $0.horizontal.equal(to: self)
            $0.top.equal(to: self)
            $0.height.equal(to: 1)
        }
    }

    override public func setupWithTheme() {
        backControl.onActivate = { [weak self] in self?.viewModel?.goBack() }
    }

    /// Before there is a model, the shape of a title stands in.
    override public func render(_ state: SimpleNavigationBarDisplayState) {
        let word = environment.text(.back)
        if (style.separator == nil) != (state.style.separator == nil) { setNeedsLayout() }
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

    /// A row, and one for the rule.
    override public func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: super.sizeThatFits(proposal).width, height: style.separator == nil ? 1 : 2)
    }

    override public func draw(in painter: Painter) {
        guard let separator = style.separator else { return }
        let rule = Rect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
        let strength = style.separatorStrength
        let ink = strength < 1 ? .blend(separator, share: strength, on: style.ground) : ColorReference.role(separator)
        painter.fill(rule, with: painter.glyphs.horizontalRule, style: TextStyle(foreground: ink))
    }
}
