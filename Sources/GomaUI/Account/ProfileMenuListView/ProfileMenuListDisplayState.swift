/// The account menu as the customer sees it.
public struct ProfileMenuListDisplayState: DisplayState {
    /// The rows, from above.
    public var items: [ProfileMenuItem]
    /// The language that is spoken.
    public var language: LanguageChoice
    /// Whether logging out has been pressed once, and a second press does it.
    public var asksToLogOut: Bool

    public static let blank = Self(
        items: [ProfileMenuItem(id: "", action: .custom, title: "", isTappable: false)],
        language: LanguageChoice(code: "", name: ""))

    public init(items: [ProfileMenuItem], language: LanguageChoice, asksToLogOut: Bool = false) {
        self.items = items
        self.language = language
        self.asksToLogOut = asksToLogOut
    }

    /// Speaks the language after the current one, round at the end; the first where the current one is none of them.
    public mutating func selectNextLanguage(of languages: [LanguageChoice]) {
        guard let first = languages.first else { return }
        let place = languages.firstIndex { $0.code == language.code }.map { $0 + 1 }
        language = place.flatMap { $0 < languages.count ? languages[$0] : nil } ?? first
    }

    /// The rows as they are drawn.
    @MainActor
    func rows(in environment: ViewEnvironment) -> [ActionRowDisplayState] {
        items.map { item in
            ActionRowDisplayState(
                id: item.id,
                title: asksToLogOut && item.action == .logout
                    ? environment.text(.logOutAgain) : item.words(in: environment),
                value: item.action == .changeLanguage ? language.shownName : item.value,
                icon: item.icon ?? item.action.icon, trailingIcon: item.trailingIcon,
                kind: !item.isTappable ? .information : item.action.leadsOn ? .navigation : .action)
        }
    }
}
