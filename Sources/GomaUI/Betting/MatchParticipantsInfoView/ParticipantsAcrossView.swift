/// Home at the left, away at the right; between them when the match is played, or how it stands.
final class ParticipantsAcrossView: PartView {
    private static let leastName = 9
    private lazy var homeView = ParticipantNameView(servingLabel: environment.text(.serving))
    private lazy var awayView = ParticipantNameView(servingLabel: environment.text(.serving))
    private lazy var upperLabel = Label(alignment: .center)
    private lazy var lowerLabel = Label(style: TextStyle(.title, .textPrimary), alignment: .center)
    private lazy var moment = MatchMomentView()
    private lazy var center = StackView([upperLabel, lowerLabel, moment], axis: .vertical, alignment: .center)

    override init(in environment: ViewEnvironment) {
        super.init(in: environment)
        [homeView, center, awayView].forEach(addSubview)
        center.layout {
            $0.centerX.equal(to: self)
            $0.top.equal(to: self)
        }
        homeView.layout {
            $0.leading.equal(to: self)
            $0.trailing.equal(to: center.leadingAnchor, offsetBy: -Spacing.sm)
            $0.vertical.equal(to: self)
        }
        awayView.layout {
            $0.leading.equal(to: center.trailingAnchor, offsetBy: Spacing.sm)
            $0.trailing.equal(to: self)
            $0.vertical.equal(to: self)
        }
    }

    func render(_ state: MatchParticipantsInfoDisplayState) {
        let serving = state.shownScore?.serving
        let score = state.matchState.score
        homeView.render(state.home, points: score?.home, isServing: serving == .home)
        awayView.render(state.away, points: score?.away, isServing: serving == .away)
        upperLabel.accessibilityLabel = score == nil ? nil : ""
        moment.render(state.matchState, in: environment)
        switch state.matchState {
        case .preLive:
            (upperLabel.text, lowerLabel.text) = state.matchState.startWords(in: environment)
            upperLabel.style = TextStyle(.textSecondary)
        case .live, .ended:
            (upperLabel.text, lowerLabel.text) = (state.matchState.scoreWords(in: glyphs), "")
            upperLabel.style = TextStyle(.bigValue, .textPrimary)
        }
    }

    /// Columns below which a name would be short, or a word of it broken.
    var leastWidth: Int {
        let offer = Size(width: View.unbounded, height: View.unbounded)
        let name = [homeView, awayView].map(\.leastWidth).max() ?? 0
        return center.measure(offer).width + 2 * (Spacing.sm + max(Self.leastName, name))
    }

    /// Two rows, whatever the names need.
    override func sizeThatFits(_ proposal: Size) -> Size {
        let middle = center.measure(proposal).width + 2 * Spacing.sm
        let names = [homeView, awayView].map { $0.measure(Size(width: View.unbounded, height: proposal.height)).width }
        return Size(width: min(proposal.width, middle + 2 * (names.max() ?? 0)), height: 2)
    }
}
