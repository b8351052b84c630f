/// A picture over a name, which may lead on. The first column is the focus mark's.
final class FooterLogoView: Control {
    private let picture: LoadedPictureView
    private let nameLabel = Label(foreground: .allWhite, alignment: .center)
    private lazy var column = StackView([picture, nameLabel], axis: .vertical, alignment: .center)
    /// What following it does, in words.
    private let actionTitle: String
    private var leadsOn = false
    /// Called when the customer follows it.
    var onActivate: (() -> Void)?

    private static let extent = Size(width: 6, height: 3)

    init(in environment: ViewEnvironment) {
        picture = LoadedPictureView(in: environment, extent: Self.extent)
        actionTitle = environment.text(.keyOpenPage)
        super.init()
        embed(column, insetBy: Insets(horizontal: Spacing.xs))
        focusStyle = TextStyle(.allWhite, .bold)
    }

    func render(_ logo: FooterLogo, leadsOn: Bool) {
        self.leadsOn = leadsOn
        picture.render(logo.pictureName, label: logo.name)
        nameLabel.text = logo.name
        nameLabel.style = TextStyle(.allWhite, leadsOn ? .underline : [])
        isEnabled = leadsOn
    }

    override var keyBindings: [KeyBinding] { leadsOn ? KeyBinding.activating(actionTitle, onActivate) : [] }
}
