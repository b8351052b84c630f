/// The end of a long list: who stands beside the bookmaker, where to go on, and what the law asks for, on a dark ground.
public final class ExtendedListFooterView: ComponentView<
    any ExtendedListFooterViewModelProtocol, ExtendedListFooterDisplayState
>, StandardComponent
{
    public typealias Model = ExtendedListFooterViewModel

    private lazy var partners = FooterLogoSection(in: environment, mostOnRow: 2)
    private lazy var linkFlow = FlowView(spacing: 1, hasRules: true)
    private lazy var links = RepeatedViews(in: linkFlow) { [environment] () -> TextLink in
        let link = TextLink(actionTitle: environment.text(.keyOpenPage), role: .allWhite)
        link.focusStyle = TextStyle(.allWhite, .bold)
        return link
    }
    private lazy var payments = FooterLogoSection(in: environment, mostOnRow: 4)
    private lazy var networks = FooterLogoSection(in: environment, mostOnRow: 4)
    private lazy var notice = FooterNoticeView()
    private lazy var copyrightLabel = Label(foreground: .allWhite, alignment: .center).wrapping()
    private lazy var licenseTitle = Label(style: TextStyle(.title, .allWhite), alignment: .center).wrapping()
    private lazy var licenseText = Label(foreground: .allWhite, alignment: .center).wrapping()
    private lazy var license = StackView([licenseTitle, licenseText], axis: .vertical)
    private lazy var shape = Label(foreground: .allWhite, .dim, alignment: .center).unspoken()
    private lazy var column = StackView(
        [shape, partners, linkFlow, payments, networks, notice, copyrightLabel, license], axis: .vertical, spacing: 1)

    /// Columns across which lines of text can be read with ease.
    private static let widest = 84

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { addSubview(column) }

    override public func setupWithTheme() {
        background = .role(.allDark)
        partners.onOpen = { [weak self] in self?.viewModel?.openPartner(id: $0) }
        networks.onOpen = { [weak self] in self?.viewModel?.openNetwork(id: $0) }
    }

    override public func render(_ state: ExtendedListFooterDisplayState) {
        shape.text = viewModel == nil ? glyphs.shape(columns: 24) : ""
        partners.render(state.partnersTitle, state.partners)
        links.show(state.links, by: \.id) { view, link in
            view.render(link.title, leadsOn: true, isEnabled: true)
            view.maximumLines = 0
            view.onActivate = { [weak self] in self?.viewModel?.openLink(id: link.id) }
        }
        linkFlow.isHidden = state.links.isEmpty
        payments.render("", state.payments)
        networks.render(state.networksTitle, state.networks)
        notice.render(state.responsibleGaming)
        copyrightLabel.text = state.copyright
        licenseTitle.text = state.license?.title ?? ""
        licenseText.text = state.license?.text ?? ""
    }

    /// The footer itself is no place to stop at; its parts are.
    override public var holdsFocus: Bool { false }

    /// A blank row above and below.
    override public func sizeThatFits(_ proposal: Size) -> Size {
        let size = column.measure(Size(width: room(in: proposal.width), height: View.unbounded))
        let width = proposal.width < View.unbounded ? proposal.width : size.width + 2 * Spacing.sm
        return Size(width: width, height: size.height + 2)
    }

    override public func layoutSubviews() {
        let width = room(in: bounds.width)
        let height = min(column.measure(Size(width: width, height: View.unbounded)).height, max(0, bounds.height - 2))
        column.frame = Rect(x: (bounds.width - width) / 2, y: 1, width: width, height: height)
    }

    /// Columns of the texts, in the middle of those of the footer.
    private func room(in columns: Int) -> Int {
        min(Self.widest, columns > 4 * Spacing.sm ? columns - 2 * Spacing.sm : columns)
    }
}
