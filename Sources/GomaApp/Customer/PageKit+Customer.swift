extension PageKit {
    /// A customer, what pages can ask of the customer's services, and how components show a deposit.
    mutating func addCustomer() {
        addSource("customer", options: CustomerOptions.self) { options, setting in
            CustomerSource(options, in: setting)
        }
        addMoneyActions()
        addSessionActions()
        addGameActions()
        bindEntries()
        bindInbox()
        bindDeposit()
        addWords(LocalizationKey.app + LocalizationKey.gameTexts)
    }

    /// Asks for something that is done to the customer of the page, in the time that it takes.
    private mutating func add<Value: Decodable>(
        _ name: String, taking value: Value.Type,
        _ perform: @escaping (Value, CustomerSource) throws(AppRefusal) -> [String: JSONValue]
    ) {
        addAction(name, taking: value) { value, task in
            task.ask { (source) throws(AppRefusal) in try perform(value, source) }
        }
    }

    private mutating func addMoneyActions() {
        addAction("deposit") { task in
            // What is chosen while it is on its way is another deposit.
            let asked = task.page.source(ofType: CustomerSource.self)?.chosen
            task.ask { (source) throws(AppRefusal) in
                guard let asked else { throw .wallet(.amount) }
                let bonus = try source.customer.deposit(asked)
                if source.chosen == asked { source.choose(nil) }
                return ["bonus": .decimal(bonus)]
            }
        }
        add("withdraw", taking: WithdrawalDetails.self) { (details, source) throws(AppRefusal) in
            guard details.pin == AppService.code else { throw .wrongCode }
            guard let amount = source.amount(in: details.amount) else { throw .wallet(.amount) }
            return ["id": .string(try source.customer.withdraw(amount))]
        }
        add("set-limit", taking: LimitDetails.self) { (details, source) throws(AppRefusal) in
            guard let limit = details.limit else { throw .unknown }
            guard let amount = source.amount(in: details.amount) else { throw .limit(.amount) }
            try source.customer.setLimit(limit.kind, limit.period, to: amount)
            return [:]
        }
    }

    private mutating func addSessionActions() {
        addAction("find-account", taking: AddressDetails.self) { details, task in
            let page = task.page
            task.ask(ofAnyone: true) { (source) throws(AppRefusal) in
                let former = source.customer.visitor
                try source.customer.find(details.email)
                page.forget(former, before: source.customer.visitor)
                return [:]
            }
        }
        addAction("enter", taking: CodeDetails.self) { code, task in
            let page = task.page
            task.ask { (source) throws(AppRefusal) in
                guard code.pin == AppService.code else { throw .wrongCode }
                try source.customer.enter()
                page.tell(.entered)
                return [:]
            }
        }
        addAction("log-out") { task in
            let page = task.page
            task.ask { (source) throws(AppRefusal) in
                source.customer.leave()
                page.tell(.left)
                return [:]
            }
        }
        add("save-profile", taking: ProfileDetails.self) { (details, source) throws(AppRefusal) in
            try source.customer.setProfile(name: details.name, phone: details.phone)
            return [:]
        }
        add("hand-in", taking: DocumentDetails.self) { (details, source) throws(AppRefusal) in
            try source.customer.handIn(details.file, for: details.proof)
            return [:]
        }
        addAction("toggle-trouble", taking: TroubleDetails.self) { details, task in
            task.page.source(ofType: CustomerSource.self)?.customer.service.toggle(details.trouble)
            task.answer(.done())
        }
    }

    private mutating func addGameActions() {
        add("play-game", taking: GameDetails.self) { (details, source) throws(AppRefusal) in
            try source.customer.play(try source.game(details.id), as: details.mode)
            source.leaveGame()
            return [:]
        }
        add("play-round", taking: GameDetails.self) { (details, source) throws(AppRefusal) in
            try source.playRound(of: details.id, isPractice: details.mode == .practice)
            return [:]
        }
        add("take-part", taking: NamedThing.self) { (event, source) throws(AppRefusal) in
            try source.customer.takePart(in: event.id)
            return [:]
        }
        addAction("favorite-game", taking: GameDetails.self) { details, task in
            task.page.source(ofType: CustomerSource.self)?.customer.toggleFavorite(game: details.id)
            task.answer(.done())
        }
    }

    private mutating func bindEntries() {
        bind(TransactionItemView.self, to: Listed<TransactionItemDisplayState>.self) {
            TransactionItemViewModel($0.place(\.item))
        }
        bind(BonusInfoCardView.self, to: Listed<BonusInfoCardDisplayState>.self) {
            BonusInfoCardViewModel($0.place(\.item))
        }
    }

    private mutating func bindInbox() {
        bind(NotificationListView.self, to: CustomerInbox.self) { binding in
            NotificationListViewModel(binding.place(binding.value.customer.inbox) { $1.customer.show(in: &$0) })
        }
    }

    private mutating func bindDeposit() {
        bind(AmountPillsContainerView.self, to: CustomerDeposit.self) { binding in
            let source = binding.value.source
            let state = AmountPillsContainerDisplayState(
                id: "deposit", amounts: source.amounts, currency: source.customer.currency, selected: source.chosen)
            return AmountPillsContainerViewModel(
                binding.place(state) { state, deposit in
                    for index in state.pills.indices {
                        state.pills[index].isSelected = state.pills[index].amount?.amount == deposit.source.chosen
                    }
                })
        }
        bind(DepositBonusInfoView.self, to: CustomerDeposit.self) { binding in
            DepositBonusInfoViewModel(
                binding.place { deposit in
                    let (source, customer) = (deposit.source, deposit.source.customer)
                    let bonus = source.bonusOnDeposit
                    return DepositBonusInfoDisplayState(
                        caption: binding.environment.text(bonus > 0 ? .depositWithBonus : .depositAlone),
                        currency: customer.currency, amount: source.chosen.map { $0 + bonus })
                })
        }
        bind(ButtonView.self, to: CustomerDeposit.self) { binding in
            ButtonViewModel(
                binding.place { deposit in
                    let environment = binding.environment
                    let words = deposit.source.chosen.map {
                        environment.money.string(Money($0, deposit.source.customer.currency))
                    }
                    return ButtonDisplayState(
                        id: "deposit",
                        title: words.map { environment.text(.payIn, ["amount": $0]) }
                            ?? environment.text(.chooseDeposit), isEnabled: words != nil)
                })
        }
    }
}

extension PageTask {
    /// Has something done to the customer of the page, and answers what has come of it.
    /// - Parameters:
    ///   - isOfAnyone: whether it is done although another customer is there by then.
    ///   - time: how long the answer takes where nothing goes wrong.
    func ask(
        ofAnyone isOfAnyone: Bool = false, after time: Duration = AppService.answerTime,
        _ perform: @escaping (CustomerSource) throws(AppRefusal) -> [String: JSONValue]
    ) {
        guard let source = page.source(ofType: CustomerSource.self) else {
            return answer(.refused(reason: environment.text(.deniedUnknown)))
        }
        let (service, asker) = (source.customer.service, source.customer.address)
        service.answer(after: time) { () throws(AppRefusal) in
            if !isOfAnyone { try source.customer.check(isStill: asker) }
            return try perform(source)
        } then: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let values): answer(.done(values: values))
            case .failure(let refusal):
                let reason = refusal.words(in: environment, currency: service.currency)
                answer(.refused(reason: reason, field: refusal.field))
            }
        }
    }
}

extension PageState {
    /// Has all parts know that another customer is there.
    fileprivate func tell(_ turn: CustomerTurn) {
        for case let listener as any CustomerListener in models { listener.take(turn) }
        if turn == .left { forgetLeftStates { $0 is any CustomerListener } }
    }

    /// Has parts forget a customer who makes room for another without logging out.
    func forget(_ former: Visitor, before visitor: Visitor) {
        if former.member != nil, former != visitor { tell(.left) }
    }
}

extension AppRefusal {
    /// The field of a form that is to blame; `nil` for none.
    fileprivate var field: String? {
        switch self {
        case .wrongCode: "pin"
        case .noAccount, .addressTaken: "email"
        case .wallet(.amount), .wallet(.aboveBalance), .limit(.amount), .deposit, .aboveLimit, .noProof: "amount"
        case .document(.format): "file"
        case .document: "proof"
        case .nameProved: "name"
        default: nil
        }
    }
}
