/// Logos in rows, under what they are.
final class FooterLogoSection: View {
    private let flow: FlowView
    private let titleLabel = Label(foreground: .allWhite, alignment: .center).wrapping()
    private lazy var column = StackView([titleLabel, flow], axis: .vertical, spacing: 1)
    private let logos: RepeatedViews<FooterLogoView>
    /// Called with the ID of the logo that the customer follows; where there is nobody to tell, none leads on.
    var onOpen: ((String) -> Void)?

    /// - Parameter mostOnRow: logos on a row at most.
    init(in environment: ViewEnvironment, mostOnRow: Int) {
        let flow = FlowView(spacing: Spacing.sm, rowSpacing: 1, mostOnRow: mostOnRow, isUniform: true)
        self.flow = flow
        logos = RepeatedViews(in: flow) { FooterLogoView(in: environment) }
        super.init()
        embed(column)
    }

    /// Without logos, there is no section.
    func render(_ title: String, _ list: [FooterLogo]) {
        titleLabel.text = title
        logos.show(list, by: \.id) { view, logo in
            view.render(logo, leadsOn: logo.leadsOn && onOpen != nil)
            view.onActivate = { [weak self] in self?.onOpen?(logo.id) }
        }
        isHidden = list.isEmpty
    }
}
