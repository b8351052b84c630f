import GomaUI
import TerminalKit

/// Leagues beside their matches and a bet slip: what each takes of the window is said where they are put together.
final class DeskScreen: ViewController {
    private let leagues = Label("Leagues")
    private let matches = Label("Matches")
    private let slip = Label("Slip")

    override func loadView() -> View {
        StackView(
            [
                leagues.sized(.fixed(12)),
                matches.sized(.share(2).atLeast(20)),
                slip.sized(.share().atMost(30)).droppable(),
            ], spacing: 1)
    }
}

/// The same, where the customer says how wide the leagues are.
final class SplitDeskScreen: ViewController {
    private(set) lazy var split = SplitView(
        Label("Leagues"), Label("Matches"), ratio: 0.3, minimumFirst: 10, minimumSecond: 20)

    override func loadView() -> View {
        split.divider.accessibilityLabel = "Width of the leagues"
        return split
    }
}

/// Odds under each other, their column as wide as the widest; a badge pinned to a corner.
final class OddsCard: View {
    private lazy var grid = createGrid()
    private lazy var badge = Label("LIVE", foreground: .highlightPrimary)

    override init() {
        super.init()
        embed(grid, insetBy: Insets(1))
        addSubview(badge)
        badge.layout {
            $0.top.equal(to: self)
            $0.trailing.equal(to: self, offsetBy: -2)
        }
    }

    private func createGrid() -> GridView {
        let grid = GridView([.share(), .natural], columnGap: 2)
        grid.addRow([Label("Benfica"), Label("1.85", alignment: .trailing)])
        grid.addRow([Label("Draw"), Label("3.4", alignment: .trailing)])
        grid.addRow([Label("Porto"), Label("12.5", alignment: .trailing)])
        return grid
    }
}
