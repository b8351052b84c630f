/// The path to a match, from the sport to the league; country and league may lead to pages of their own.
///
/// Where it is too long, the sport goes first and then the country; the league is cut last.
final class CompetitionPathView: PartView {
    private lazy var sportLabel = Label(foreground: .textSecondary).droppable(order: 2)
    private lazy var country = PathStep(environment.text(.keyOpenCountry), least: 10)
    private lazy var slash = Label("/", foreground: .textSecondary)
    private lazy var countryPart = StackView([country, slash]).narrowing(to: 11).droppable()
    private lazy var league = PathStep(environment.text(.keyOpenLeague), least: 24)
    private lazy var row = StackView([sportLabel, countryPart, league])
    var onOpenCountry: (() -> Void)?
    var onOpenLeague: (() -> Void)?

    override var content: View { row }

    func render(_ state: MatchHeaderCompactDisplayState) {
        let isSportAlone = state.country.isEmpty && state.league.isEmpty
        sportLabel.text = state.sport.isEmpty || isSportAlone ? state.sport : "\(state.sport) /"
        sportLabel.accessibilityLabel = state.sport
        slash.isHidden = state.country.isEmpty || state.league.isEmpty
        country.render(state.country, leadsOn: state.countryID != nil) { [weak self] in self?.onOpenCountry?() }
        league.render(state.league, leadsOn: state.leagueID != nil) { [weak self] in self?.onOpenLeague?() }
    }

    /// One place in the path, a blank on each side of it; underlined where it leads on.
    private final class PathStep: Button {
        private let least: Int

        /// - Parameter least: columns below which what stands before it goes.
        init(_ actionTitle: String, least: Int) {
            self.least = least
            super.init()
            self.actionTitle = actionTitle
            focusStyle = TextStyle(.highlightPrimary, .bold)
        }

        func render(_ title: String, leadsOn: Bool, open: @escaping () -> Void) {
            self.title = title
            isHidden = title.isEmpty
            minimumWidth = min(least, DisplayText(title).width + 2)
            style = TextStyle(leadsOn ? .link : .caption, .textSecondary)
            action = leadsOn ? open : nil
        }
    }
}
