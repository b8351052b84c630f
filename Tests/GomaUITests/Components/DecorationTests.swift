import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

/// What grounds are decorated with, how faint the shape of what has not come is, and what is seen of cells where colours
/// are few: in every state as it first appears.
@MainActor
@Suite struct DecorationTests {
    private static let meanings: Set<ColorRole> = [
        .alertError, .alertWarning, .alertSuccess, .myTicketsWon, .myTicketsLost, .highlightSecondary, .liveTag,
    ]

    private func forEachState(_ body: (Surface, String) -> Void) throws {
        for component in ComponentRegistry.goma.components {
            for index in component.states.indices {
                let picture = try Picture(component, stateAt: index, options: RenderOptions())
                body(picture.surface, "\(component.name), \(component.states[index].name)")
            }
        }
    }

    @Test func `no colour with a meaning decorates`() throws {
        var decorated = 0
        try forEachState { surface, name in
            for cell in surface.cells where cell.background.isDecoration {
                guard case .blend(let base, let over, _) = cell.background.kind else { continue }
                decorated += 1
                #expect(Self.meanings.isDisjoint(with: [base, over]), "\(name)")
                if !Self.meanings.isDisjoint(with: [base, over]) { return }
            }
        }

        #expect(decorated > 0)
    }

    @Test func `the shape of what has not come is as faint wherever it stands`() throws {
        let shape = Glyphs.unicode.placeholder.string
        var shapes = 0
        try forEachState { surface, name in
            for cell in surface.cells where cell.cluster.string == shape {
                shapes += 1
                guard !cell.attributes.contains(.dim) else { continue }
                Issue.record("\(name)")
                return
            }
        }

        #expect(shapes > 0)
    }

    @Test(arguments: ["goma-dark", "goma-light"])
    func `no cell stands in the colour of its own ground where colours are few`(theme: String) throws {
        let style = try ThemeLibrary.embedded.theme(named: theme)
        var resolvers = [ColorDepth.indexed16, .indexed8].map { StyleResolver(colors: style, depth: $0) }
        var marks = 0
        try forEachState { surface, name in
            for cell in surface.cells where StyleResolver.Part(cell.cluster) == .mark && !cell.isContinuation {
                guard cell.foreground != cell.background else { continue }
                marks += 1
                for index in resolvers.indices {
                    let look = resolvers[index].style(of: cell)
                    guard look.foreground == look.background, look.background != .terminalDefault else { continue }
                    Issue.record("\(name): \(cell.cluster.string) at \(resolvers[index].depth.rawValue)")
                    return
                }
            }
        }

        #expect(marks > 0)
    }
}
