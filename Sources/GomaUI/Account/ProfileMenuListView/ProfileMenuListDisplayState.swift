/// The account menu as the customer sees it.
public struct ProfileMenuListDisplayState: DisplayState {
    /// The rows, from above.
    public var items: [ProfileMenuItem]
    /// The language that is spoken.
    public var language: LanguageChoice
    /// The languages that pressing the row of the language goes through, in their order.
    public var languages: [LanguageChoice]
    /// The language that the customer wants next, until the owner has answered; `nil` where none is.
    public var wished: LanguageChoice?
    /// Why the language that was wanted last is not spoken; `nil` where none was wanted in vain. It is not said while another
    /// is wanted.
    public var failure: RequestFailure?
    /// Whether logging out has been pressed once, and a second press does it.
    public var asksToLogOut: Bool

    public static let blank = Self(
        items: [ProfileMenuItem(id: "", action: .custom, title: "", isTappable: false)],
        language: LanguageChoice(code: "", name: ""))
    public static let defaults = Self(items: [], language: LanguageChoice(code: "en", name: "English"))

    public init(
        items: [ProfileMenuItem], language: LanguageChoice, languages: [LanguageChoice] = [],
        wished: LanguageChoice? = nil, failure: RequestFailure? = nil, asksToLogOut: Bool = false
    ) {
        self.items = items
        self.language = language
        self.languages = languages
        self.wished = wished
        self.failure = failure
        self.asksToLogOut = asksToLogOut
    }

    /// The language after the current one, round at the end; the first where the current one is none of them, and `nil`
    /// where there is no other.
    public var nextLanguage: LanguageChoice? {
        let place = languages.firstIndex { $0.code == language.code }.map { $0 + 1 }
        let next = place.flatMap { $0 < languages.count ? languages[$0] : nil } ?? languages.first
        return next?.code == language.code ? nil : next
    }

    /// Wants the next language, unless one is wanted already.
    public mutating func wishForNextLanguage() { wished = wished ?? nextLanguage }

    /// The owner has answered: the wanted language is spoken now, or the current one stays. Nothing has failed where the wanted
    /// one has come to be spoken meanwhile.
    /// - Parameter failure: why the wanted one is not spoken; `nil` where it is.
    public mutating func endWish(_ failure: RequestFailure?) {
        guard let next = wished else { return }
        wished = nil
        if failure == nil { language = next }
        self.failure = language.code == next.code ? nil : failure
    }

    /// The rows as they are drawn.
    @MainActor
    func rows(in environment: ViewEnvironment) -> [ActionRowDisplayState] {
        items.map { item in
            ActionRowDisplayState(
                id: item.id,
                title: asksToLogOut && item.action == .logout
                    ? environment.text(.logOutAgain) : item.words(in: environment),
                value: item.action == .changeLanguage ? languageName(in: environment) : item.value,
                icon: item.icon ?? item.action.look?.icon, trailingIcon: item.trailingIcon,
                kind: kind(of: item))
        }
    }

    /// What comes of pressing a row: nothing where it only tells, as that of the language does where there is no other.
    private func kind(of item: ProfileMenuItem) -> ActionRowKind {
        guard item.isTappable, item.action != .changeLanguage || nextLanguage != nil else { return .information }
        return item.action == .logout ? .action : .navigation
    }

    /// What is read of the language while another is asked for; `nil` while none is.
    @MainActor
    func spokenWish(in environment: ViewEnvironment) -> String? {
        guard let wished else { return nil }
        return ReadingText.joined([language.shownName, wished.shownName, environment.text(.spokenAskedFor)])
    }

    /// The language that is spoken, and a mark while another is asked for.
    @MainActor
    private func languageName(in environment: ViewEnvironment) -> String {
        wished == nil ? language.shownName : "\(language.shownName) \(environment.glyphs.ellipsis.string)"
    }
}
