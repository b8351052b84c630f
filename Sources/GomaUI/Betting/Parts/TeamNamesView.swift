/// The two who play, home above away, each always on its own row.
package final class TeamNamesView: View {
    private let role: ColorRole
    private lazy var homeLabel = Label(style: TextStyle(.title, role))
    private lazy var awayLabel = Label(style: TextStyle(.title, role))

    package init(_ role: ColorRole = .textPrimary) {
        self.role = role
        super.init()
        var above = topAnchor
        for label in [homeLabel, awayLabel] {
            addSubview(label)
            label.layout {
                $0.horizontal.equal(to: self)
                $0.top.equal(to: above)
                $0.height.equal(to: 1)
            }
            above = label.bottomAnchor
        }
        grows = true
        minimumWidth = 8
    }

    /// - Parameter score: what both have, which is read with their names; `nil` where that is read by itself, or not known.
    package func render(home: String, away: String, score: ScoreColumn? = nil) {
        homeLabel.text = home
        awayLabel.text = away
        accessibilityLabel = score?.words(home: home, away: away)
    }

    override package func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: super.sizeThatFits(proposal).width, height: 2)
    }
}
