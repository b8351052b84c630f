/// The place of one widget in a toolbar's line.
final class ToolbarWidgetSlot: PartView {
    private lazy var control = PillControl(actionTitle: environment.text(.keyGoThere))
    private lazy var walletView = WalletWidgetView(environment: environment)
    private lazy var picture = LoadedPictureView(in: environment, extent: Size(width: 3, height: 1)).droppable()
    /// Before the picture, so that it begins where words do.
    private lazy var pictureGap = Label(" ").droppable(order: 2)
    private lazy var row = StackView(alignment: .center)
    /// Whether it shows a mark without its words where the line has no room for both.
    private var hasMark = false
    /// Columns of the whole line with all words; in fewer, marks stand alone.
    var lineWish = 0 { didSet { if lineWish != oldValue { setNeedsLayout() } } }

    override var content: View { row }

    /// - Parameter viewModel: `nil` before there is one.
    func render(_ widget: ToolbarWidget, _ viewModel: (any MultiWidgetToolbarViewModelProtocol)?, isSplit: Bool) {
        grows = widget.kind == .space
        dropOrder = rank(of: widget.kind)
        switch widget.kind {
        case .space: row.setArrangedViews([])
        case .wallet:
            row.setArrangedViews([walletView])
            walletView.grows = isSplit
            walletView.bind(to: viewModel?.walletViewModel)
        case .logo, .avatar, .support, .language, .button, .logIn, .signUp:
            let hasPicture = widget.kind == .logo && widget.pictureName != nil
            row.setArrangedViews(hasPicture ? [pictureGap, picture, control] : [control])
            picture.render(hasPicture ? widget.pictureName : nil, label: widget.words(in: environment))
            control.grows = isSplit
            control.accessibilityIdentifier = "widget-\(widget.id)"
            control.onActivate = viewModel.map { model in { [weak model] in model?.selectWidget(id: widget.id) } }
            control.actionTitle = actionTitle(of: widget)
            control.accessibilityLabel = spoken(widget)
            control.render(face(of: widget))
        }
        minimumWidth = leastWidth(of: widget)
        hasMark = widget.kind == .button && widget.icon != nil
    }

    /// A mark alone has a column at either end.
    override func sizeThatFits(_ proposal: Size) -> Size {
        let size = super.sizeThatFits(proposal)
        guard hasMark, proposal.width < lineWish else { return size }
        return Size(width: min(size.width, 4), height: size.height)
    }

    private func face(of widget: ToolbarWidget) -> PillControl.Face {
        let icon = (widget.icon ?? ownIcon(of: widget.kind))?.text(in: glyphs) ?? ""
        let words = widget.words(in: environment)
        switch widget.kind {
        case .logo:
            guard !words.isEmpty else { return shape }
            return PillControl.Face(
                icon: icon, title: words, titleStyle: TextStyle(.display, .textTopbar), padding: Spacing.none)
        case .avatar, .support: return PillControl.Face(icon: icon, ground: .backgroundSecondary, padding: Spacing.none)
        case .language: return PillControl.Face(title: words, ground: .backgroundSecondary, padding: Spacing.none)
        case .logIn: return PillControl.Face(icon: icon, title: words, ground: .backgroundSecondary)
        case .signUp:
            let text = TextStyle(.button, .buttonTextPrimary)
            return PillControl.Face(
                icon: icon, iconStyle: text, title: words, titleStyle: text, ground: .buttonBackgroundPrimary)
        case .button, .wallet, .space:
            return PillControl.Face(icon: icon, title: words, keepsIcon: !icon.isEmpty, padding: Spacing.none)
        }
    }

    /// What stands in for a brand that is not known yet.
    private var shape: PillControl.Face {
        let shape = glyphs.shape(columns: 7)
        return PillControl.Face(title: shape, titleStyle: TextStyle(.textSecondary, .dim), padding: Spacing.none)
    }

    private func ownIcon(of kind: ToolbarWidgetKind) -> Pictogram? {
        switch kind {
        case .avatar: .profile
        case .support: .question
        case .logo, .wallet, .language, .button, .logIn, .signUp, .space: nil
        }
    }

    /// The order in which widgets go where room runs out: the brand first, what is decided on last.
    private func rank(of kind: ToolbarWidgetKind) -> Int {
        switch kind {
        case .logo: 3
        case .button: 2
        case .avatar, .support, .language: 1
        case .wallet, .logIn, .signUp, .space: 0
        }
    }

    /// Columns that say what the widget is for; `nil` for all that it wants.
    private func leastWidth(of widget: ToolbarWidget) -> Int? {
        switch widget.kind {
        case .space: 0
        case .wallet: walletView.leastWidth
        case .logIn, .signUp: 6
        case .logo, .avatar, .support, .language, .button: nil
        }
    }

    private func actionTitle(of widget: ToolbarWidget) -> String {
        switch widget.kind {
        case .logIn: environment.text(.keyLogIn)
        case .signUp: environment.text(.keyJoin)
        case .logo, .wallet, .avatar, .support, .language, .button, .space: environment.text(.keyGoThere)
        }
    }

    private func spoken(_ widget: ToolbarWidget) -> String {
        let words = widget.words(in: environment)
        switch widget.kind {
        case .language: return environment.text(.toolbarLanguage, ["code": words])
        case .logo where words.isEmpty: return environment.text(.toolbarHome)
        case .button where words.isEmpty: return widget.icon.map { environment.text($0.name) } ?? ""
        case .logo, .wallet, .avatar, .support, .button, .logIn, .signUp, .space: return words
        }
    }
}
