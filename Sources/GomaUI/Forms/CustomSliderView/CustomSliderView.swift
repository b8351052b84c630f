/// A thumb on a track, which settles on steps; the track is solid up to it.
public final class CustomSliderView: ComponentView<any CustomSliderViewModelProtocol, CustomSliderDisplayState>,
    StandardComponent
{
    public typealias Model = CustomSliderViewModel

    private lazy var slider = StepSlider()
    /// Whether a value has been chosen by a customer who is not done with it.
    private var isChoosing = false

    override public var fillsWidth: Bool { true }

    override public var content: View { slider }

    override public func setupWithTheme() {
        slider.onChoose = { [weak self] in self?.choose(step: $0) }
        slider.slider.onSettle = { [weak self] in self?.settle() }
    }

    override public func render(_ state: CustomSliderDisplayState) {
        let configuration = state.configuration
        slider.slider.trackLine = configuration.track == .thick ? .heavy : .light
        slider.slider.thumb = configuration.thumb.map { DisplayText($0.text(in: glyphs)) }
        slider.slider.thumbStyle = TextStyle(configuration.thumbTint, .bold)
        slider.show(
            StepSlider.Steps(
                count: configuration.count, chosen: state.step, isEnabled: viewModel != nil && state.isEnabled),
            title: state.title, value: spokenValue(of: state))
    }

    override public func resetInteraction() { slider.slider.letGo() }

    /// A drag that another model cuts off has come to its end for the one before.
    override public func viewModelChanged(from old: (any CustomSliderViewModelProtocol)?) {
        guard isChoosing else { return }
        isChoosing = false
        old?.settle()
    }

    private func choose(step: Int) {
        guard let viewModel else { return }
        isChoosing = true
        viewModel.updateValue(viewModel.currentDisplayState.configuration.value(at: step))
    }

    /// The model of a choice that another one has cut off has heard of its end already, and the other one has made none.
    private func settle() {
        guard isChoosing else { return }
        isChoosing = false
        viewModel?.settle()
    }

    /// A number is written as amounts are, with two decimals.
    private func spokenValue(of state: CustomSliderDisplayState) -> String {
        let (configuration, step) = (state.configuration, state.step)
        if configuration.stepTitles.indices.contains(step) {
            return configuration.stepTitles[step].words(in: environment)
        }
        return environment.money.string(number: configuration.value(at: step))
    }
}
