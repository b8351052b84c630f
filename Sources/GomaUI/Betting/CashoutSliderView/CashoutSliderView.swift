/// Both ends above a slider, and a button that asks for the amount chosen.
public final class CashoutSliderView: ComponentView<any CashoutSliderViewModelProtocol, CashoutSliderDisplayState>,
    StandardComponent
{
    public typealias Model = CashoutSliderViewModel

    private lazy var minimumLabel = Label(foreground: .textPrimary)
    private lazy var titleLabel = Label()
    private lazy var failureLine = MessageLine(margin: Spacing.none, upTo: 1)
    private lazy var titleRoom = StackView([titleLabel, failureLine], axis: .vertical, alignment: .center)
        .growing().narrowing(to: 8).droppable()
    private lazy var maximumLabel = Label(foreground: .textPrimary)
    private lazy var header = StackView([minimumLabel, titleRoom, maximumLabel], spacing: Spacing.xs)
    private lazy var slider = Slider()
    private lazy var buttonView = ButtonView(environment: environment)
    private lazy var card = View()
    private lazy var topEdge = HalfRow(of: .level(.control))

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() {
        [card, topEdge].forEach(addSubview)
        [header, slider, buttonView].forEach(card.addSubview)
    }

    /// The slider's first column is its focus mark's, so its track begins under the lower end. Half a row of the card's
    /// ground is above all, as the last half row of the button's own is below.
    override public func initConstraints() {
        topEdge.layout {
            $0.horizontal.equal(to: self)
            $0.top.equal(to: self)
        }
        card.layout {
            $0.horizontal.equal(to: self)
            $0.top.equal(to: topEdge.bottomAnchor)
        }
        header.layout {
            $0.horizontal.equal(to: card, insetBy: Spacing.sm)
            $0.top.equal(to: card)
            $0.height.equal(to: 1)
        }
        slider.layout {
            $0.leading.equal(to: card, offsetBy: Spacing.xs)
            $0.trailing.equal(to: card, offsetBy: -Spacing.sm)
            $0.top.equal(to: header.bottomAnchor)
        }
        buttonView.layout {
            $0.horizontal.equal(to: card, insetBy: Spacing.sm)
            $0.top.equal(to: slider.bottomAnchor)
        }
    }

    override public func setupWithTheme() {
        card.background = .level(.control)
        showsFocusMark = false
        slider.style = TextStyle(.highlightPrimary, .bold)
        slider.trackStyle = TextStyle(.separatorLineSecondary)
        slider.disabledStyle = TextStyle(.separatorLineSecondary)
        slider.focusStyle = focusStyle
        slider.onChange = { [weak self] in self?.choose($0) }
        slider.submission = (
            environment.text(.keyCashOutAmount), { [weak self] in self?.viewModel?.buttonViewModel.press() }
        )
    }

    override public func render(_ state: CashoutSliderDisplayState) {
        let range = state.range
        minimumLabel.text = text(ofEnd: range.lowerBound)
        maximumLabel.text = text(ofEnd: range.upperBound)
        let failure = failure(of: state)
        failureLine.render(failure)
        titleLabel.text = viewModel == nil || failure != nil ? "" : environment.text(.chooseCashout)
        titleLabel.style = TextStyle(.textPrimary, state.isEnabled ? [] : .dim)
        slider.range = range
        slider.step = state.step
        slider.pageStep = state.step * 10
        slider.value = state.choice.hundredths
        slider.valueText = environment.money.string(state.choice)
        slider.accessibilityLabel = environment.text(.cashoutAmount)
        slider.isEnabled = viewModel != nil && state.isOpen
        buttonView.bind(to: viewModel?.buttonViewModel)
    }

    override public func resetInteraction() { slider.letGo() }

    private func choose(_ hundredths: Int) {
        guard let viewModel else { return }
        let currency = viewModel.currentDisplayState.maximum.currency
        viewModel.changeAmount(to: Money(hundredths: hundredths, currency))
    }

    /// An end of what can be chosen; empty before there is a model.
    private func text(ofEnd hundredths: Int) -> String {
        viewModel == nil ? "" : environment.money.string(Amount(hundredths: hundredths))
    }

    private func failure(of state: CashoutSliderDisplayState) -> MessageLine.Message? {
        guard case .failed(let failure) = state.phase else { return nil }
        return .error(failure.words(.cashoutFailed, in: environment))
    }
}
