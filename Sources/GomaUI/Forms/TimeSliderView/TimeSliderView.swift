/// A few time ranges on a slider, each named below its step.
public final class TimeSliderView: ComponentView<any TimeSliderViewModelProtocol, TimeSliderDisplayState>,
    StandardComponent
{
    public typealias Model = TimeSliderViewModel

    private lazy var iconLabel = Label(foreground: .iconSecondary).droppable().unspoken()
    private lazy var titleLabel = Label(style: TextStyle(.textPrimary, .bold)).growing().narrowing(to: 6)
    private lazy var header = StackView([iconLabel, titleLabel], spacing: Spacing.xs)
    private lazy var slider = StepSlider()
    private lazy var emptyLabel = Label(environment.text(.noTimes), foreground: .textSecondary, alignment: .center)

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { [header, slider, emptyLabel].forEach(addSubview) }

    /// The slider's first column is its focus mark's, so its track begins under the title.
    override public func initConstraints() {
        for part in [header, emptyLabel] { part.layout { $0.horizontal.equal(to: self, insetBy: Spacing.sm) } }
        header.layout { $0.top.equal(to: self, offsetBy: 1) }
        emptyLabel.layout { $0.top.equal(to: header.bottomAnchor, offsetBy: 1) }
        slider.layout {
            $0.leading.equal(to: self, offsetBy: Spacing.xs)
            $0.trailing.equal(to: self, offsetBy: -Spacing.sm)
            $0.top.equal(to: header.bottomAnchor)
        }
    }

    override public func setupWithTheme() {
        background = .level(.card)
        slider.onChoose = { [weak self] in self?.viewModel?.chooseTime(at: $0) }
    }

    override public func render(_ state: TimeSliderDisplayState) {
        iconLabel.text = state.title.isEmpty ? "" : Pictogram.clock.text(in: glyphs)
        titleLabel.text = state.title
        // The slider says it itself.
        titleLabel.accessibilityLabel = state.options.isEmpty ? nil : ""
        slider.isHidden = state.options.isEmpty
        emptyLabel.isHidden = !state.options.isEmpty
        slider.show(
            StepSlider.Steps(
                count: state.options.count, names: state.options.map(\.title), chosen: state.shownIndex,
                isEnabled: viewModel != nil && state.isEnabled),
            title: state.title, value: state.selectedOption?.title ?? "")
    }

    override public func resetInteraction() { slider.slider.letGo() }

    /// A blank row above and below the title, the track and the names.
    override public func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: 5) }
}
