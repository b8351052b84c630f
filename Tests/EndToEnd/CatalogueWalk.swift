import Foundation
import GomaCatalog
import GomaGallery
import GomaTesting
import TerminalKit

/// One program that shows component after component in its terminal and nothing else, led from state to state by keys.
///
/// Where it is, the terminal's title says, which the program writes behind the frame: what is on the screen then is the state
/// itself, and never what was there before. A terminal without a title is looked at until it shows what is expected;
/// what comes next has to look otherwise.
@MainActor
struct CatalogueWalk {
    /// A state to stop at.
    struct Stop: CustomStringConvertible {
        let component: String
        let stateIndex: Int
        let stateName: String
        /// What leads there from the stop before; nothing at the first.
        fileprivate let step: BareCatalogue.Step?

        var description: String { "\(component): \(stateName)" }
    }

    let stops: [Stop]
    /// Whether terminals of the kind have a title.
    let hasTitle: Bool
    private let terminal: Terminal
    private let isUTF8: Bool

    /// - Parameters:
    ///   - allStates: whether it stops at all states of a component, not at the first alone.
    ///   - options: of `gomaui open`, such as a theme.
    init(allStates: Bool, kind: Terminal.Kind = Terminal.Kind(), options: [String] = []) throws {
        let components = Array(
            repeating: ComponentRegistry.goma.components, count: try ComponentRegistry.testTimes()
        ).joined()
        stops = components.enumerated().flatMap { place, component in
            component.states.prefix(allStates ? .max : 1).enumerated().map { index, state in
                let step: BareCatalogue.Step = index > 0 ? .nextState : .nextComponent
                return Stop(
                    component: component.name, stateIndex: index, stateName: state.name,
                    step: place + index == 0 ? nil : step)
            }
        }
        hasTitle = !["linux", "vt100"].contains(kind.type)
        isUTF8 = kind.locale != "C"
        let words = [Terminal.quoted(Command.gomaui), "open", stops[0].component, "--bare", "--at", "0s"] + options
        terminal = try Terminal("exec \(words.joined(separator: " "))", width: 132, height: 60, kind: kind)
    }

    /// Goes from stop to stop.
    /// - Parameters:
    ///   - styled: whether the text has the escape sequences that colour it.
    ///   - isExpected: whether what is shown is what a stop should look like.
    ///   - onOther: told what a stop looks like where it should not.
    func visit(styled: Bool, isExpected: (Stop, String) throws -> Bool, onOther: (Stop, String) throws -> Void) throws {
        for stop in stops {
            if let step = stop.step { try terminal.press(Self.word(for: step.key)) }
            var text = ""
            do {
                try terminal.wait(for: "\(stop)") {
                    if hasTitle, try terminal.value("#{pane_title}") != title(of: stop) { return false }
                    text = try terminal.screen(styled: styled)
                    return try hasTitle || isExpected(stop, text)
                }
            } catch  where !hasTitle {
                try onOther(stop, text)
            }
            if hasTitle, try !isExpected(stop, text) { try onOther(stop, text) }
        }
    }

    private func title(of stop: Stop) -> String {
        isUTF8 ? stop.description : String(stop.description.map { $0.isASCII ? $0 : "?" })
    }

    /// What tmux calls a key.
    private static func word(for key: KeyEvent) -> String { "C-\(key.key.character.map(String.init) ?? "")" }
}

extension Key {
    fileprivate var character: Character? {
        guard case .character(let character) = self else { return nil }
        return character
    }
}
