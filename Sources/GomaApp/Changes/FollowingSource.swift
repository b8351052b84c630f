/// Parts of a page follow each other: what one of them asks for is a change to those that show it too.
final class FollowingSource: PageSource {
    private var deposit: PageDeposit
    private let environment: ViewEnvironment
    private var takings: [Owner.Taking] = []

    /// How many more elements of a list come at once.
    private static let pageLength = 10
    /// How long a game takes to begin, and more of a list to come.
    private static let answerTime = Duration.seconds(1)

    /// The ID of the button that pays in what is chosen.
    static let depositButtonID = "deposit"

    /// - Parameter deposit: nothing chosen yet.
    init(_ deposit: PageDeposit, in environment: ViewEnvironment) {
        self.deposit = deposit
        self.environment = environment
        super.init(.group([("language", .value(String.self)), ("languages", .data)]))
        takings = [
            environment.owner.take(LoadLanguages.self) { _ in .done(Self.languages) },
            // No game begins on a page; what follows from it does.
            environment.owner.take(PlayGame.self) { question in
                guard question.asked.isAwaited else { return .declined }
                question.answer(after: Self.answerTime, .done(()))
                return .later
            },
            // What is to come stands on the page already, behind a condition.
            environment.owner.take(LoadMore.self) { question in
                question.answer(after: Self.answerTime, .done(Self.pageLength))
                return .later
            },
        ]
    }

    /// The languages that there are, apart from the one that is made for testing.
    private static var languages: [LanguageChoice] {
        Localization.allCases.filter { $0 != .pseudo }.map { LanguageChoice(code: $0.locale, name: $0.name) }
    }

    override func member(_ name: String) -> PageSource? {
        switch name {
        case "language": DerivedSource(following: follow) { [environment] in environment.localization.locale }
        case "languages": DerivedSource(following: follow) { Self.languages }
        default: nil
        }
    }

    override func take(_ asked: AskedRequest, on page: any PageState) -> PageReply? {
        guard let change = change(by: asked.request, on: page), tell(change, to: page) else { return nil }
        return PageReply(note: change.note(in: page.environment))
    }

    override func themeChanged(to name: String, on page: any PageState) { _ = tell(.theme(name), to: page) }

    /// Lets all parts know of a change; `false` where nobody has taken it.
    private func tell(_ change: PageChange, to page: any PageState) -> Bool {
        page.models.compactMap { $0 as? any PageChangeListener }.map { $0.take(change) }.contains(true)
    }

    private func change(by request: any ComponentRequest, on page: any PageState) -> PageChange? {
        switch request {
        case let request as ChooseDeposit:
            deposit.amount = request.amount?.amount
            return .chosen(deposit)
        case let request as PressButton where deposit.amount != nil && request.id == Self.depositButtonID:
            defer { deposit.amount = nil }
            return .paidIn(deposit)
        case let request as ChangeLanguage: return .language(request.code)
        case let request as PlayGame:
            return page.models.compactMap { ($0 as? CasinoGamePlayModeSelectorViewModel)?.currentDisplayState }
                .first { $0.id == request.id }.map { .played($0.line) }
        default: return nil
        }
    }
}

extension CasinoGamePlayModeSelectorDisplayState {
    /// The game as a line of a list.
    fileprivate var line: CasinoGameSearchedDisplayState {
        CasinoGameSearchedDisplayState(id: id, name: name, provider: provider, pictureName: pictureName)
    }
}
