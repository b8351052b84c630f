/// The ways into a wallet and out of it, as they follow from its state.
extension ViewModel {
    /// The button that leads to paying in: the one thing to do in a wallet.
    /// - Parameter wallet: which one it is, where a state tells.
    func depositButton(
        into wallet: @escaping (State) -> String? = { _ in nil }, isEnabled: @escaping (State) -> Bool
    ) -> ButtonViewModel {
        part(
            named: "depositButton",
            read: { [environment] in
                ButtonDisplayState(id: "deposit", title: environment.text(.depositMoney), isEnabled: isEnabled($0))
            }
        ) { place in
            ButtonViewModel(place) { [weak self] in
                guard let self else { return }
                ask(to: OpenDeposit(wallet: wallet(currentDisplayState)))
            }
        }
    }

    /// The button that leads to paying out.
    func withdrawButton(isEnabled: @escaping (State) -> Bool) -> ButtonViewModel {
        part(
            named: "withdrawButton",
            read: { [environment] in
                ButtonDisplayState(
                    id: "withdraw", title: environment.text(.withdraw), style: .bordered, isEnabled: isEnabled($0),
                    customization: ButtonCustomization(border: .textPrimary, text: .textPrimary))
            }
        ) { ButtonViewModel($0) { [weak self] in self?.ask(to: OpenWithdrawal()) } }
    }
}
