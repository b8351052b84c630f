/// The parts' models, as they follow from the state of the whole: the same for every model of a bet's submission.
extension BetInfoSubmissionViewModelProtocol where Self: ViewModel<BetInfoSubmissionDisplayState> {
    public var rowViewModels: [any BetSummaryRowViewModelProtocol] {
        parts(named: "rows", read: parts { $0.rows }, BetSummaryRowViewModel.init)
    }
    public var stakeFieldViewModel: any BorderedTextFieldViewModelProtocol {
        part(
            named: "stakeField", read: parts { $0.stakeField },
            write: { [environment] state, field in
                let isLeft = state.isStakeFocused && !field.isFocused
                state.isStakeFocused = field.isFocused
                // However it is left, the customer is done with it.
                if isLeft { state.confirmStake(in: environment) }
            }
        ) { place -> BorderedTextFieldViewModel in
            let model = BorderedTextFieldViewModel(place)
            model.onEdit = { [weak self] in self?.changeStake(to: $0) }
            model.validate = { [weak self] _ in self?.stakeProblem }
            model.onSubmit = { [weak self] _ in self?.confirmStake() }
            return model
        }
    }
    public var quickAddViewModels: [any QuickAddButtonViewModelProtocol] {
        parts(named: "quickAdds", read: parts { $0.quickAdds }) {
            QuickAddButtonViewModel($0) { [weak self] in self?.addToStake($0) }
        }
    }
    public var placeBetViewModel: any ButtonViewModelProtocol {
        part(named: "placeBet", read: parts { $0.placeBet }) {
            ButtonViewModel($0) { [weak self] in self?.placeBet() }
        }
    }
    public var takeBackViewModel: (any ButtonViewModelProtocol)? {
        part(named: "takeBack", read: parts { $0.takeBack }) {
            ButtonViewModel($0) { [weak self] in self?.takeBackBet() }
        }
    }

    private var stakeProblem: String? {
        BetInfoSubmissionParts(currentDisplayState, in: environment).problem.map(environment.sentence)
    }

    /// Reads what follows from a state.
    private func parts<Part>(
        _ read: @escaping @MainActor (BetInfoSubmissionParts) -> Part
    ) -> (BetInfoSubmissionDisplayState) -> Part {
        { [environment] in read(BetInfoSubmissionParts($0, in: environment)) }
    }
}
