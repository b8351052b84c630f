/// The brand at the left of a sheet's head, and a round cross at the right.
public final class CustomNavigationView: ComponentView<
    any CustomNavigationViewModelProtocol, CustomNavigationDisplayState
>, StandardComponent
{
    public typealias Model = CustomNavigationViewModel

    private lazy var picture = LoadedPictureView(in: environment, extent: Size(width: 4, height: 2)).droppable(order: 2)
    private lazy var brandLabel = Label().narrowing(to: 3)
    private lazy var space = View().growing()
    private lazy var closeControl = PillControl(actionTitle: environment.text(.keyClose))
    private lazy var row = StackView(
        [picture, brandLabel, space, closeControl], spacing: Spacing.sm, alignment: .center)

    override public var fillsWidth: Bool { true }
    override public var content: View { row }
    override public var contentInsets: Insets {
        Insets(top: 1, left: Spacing.sm, bottom: 1, right: Spacing.sm)
    }

    override public func setupWithTheme() {
        closeControl.accessibilityLabel = environment.text(.closeBetslip)
    }

    override public func render(_ state: CustomNavigationDisplayState) {
        let style = state.style
        background = .role(style.ground)
        picture.isHidden = state.pictureName == nil
        picture.render(state.pictureName, label: state.brand ?? "")
        let shape = glyphs.shape(columns: 7)
        brandLabel.text = viewModel == nil ? shape : state.brand ?? ""
        brandLabel.isHidden = brandLabel.text.isEmpty
        brandLabel.style = TextStyle(style.text, viewModel == nil ? .dim : TextRole.display.attributes)
        let mark = TextStyle(style.closeMark ?? style.text, .bold)
        closeControl.onActivate = viewModel == nil ? nil : { [weak self] in self?.viewModel?.close() }
        closeControl.focusStyle = mark
        closeControl.render(
            PillControl.Face(
                icon: state.closeIcon?.text(in: glyphs) ?? glyphs.close.string, iconStyle: mark,
                ground: style.closeGround))
    }
}
