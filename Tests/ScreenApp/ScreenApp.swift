import Foundation
import NcursesScreen
import TerminalKit

// An app whose every byte is looked at: letters in pairs of colours, a field, and a title of the window. Its arguments say how
// many pairs there are, which of two themes it begins in, and how often it runs: with none it quits before, and waits; with -1
// it leads its streams to the terminal and back, twice; with -2 it runs in a window that has begun in another size; with
// -3 it runs once while standard input is a pipe.
@main
final class ScreenApp: RootController {
    static func main() async {
        let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        let runs = numbers.count > 2 ? numbers[2] : 1
        if runs == 0 { await quitBeforeItRuns() }
        if runs == -1 { giveStreamsBackTwice() }
        if runs == -2 { await runFromAnotherSize() }
        if runs == -3 { await runBehindAPipe() }
        for _ in 0..<max(0, runs) {
            let screen = PairsController(numbers.first ?? 0)
            let app = ScreenApp(screen)
            var theme = Theme(isSecond: numbers.count > 1 && numbers[1] == 2)
            app.keys = [
                key("t", in: screen) {
                    theme.isSecond.toggle()
                    app.colors = theme
                },
                key("n", in: screen) { screen.name += "!" },
                key("+", in: screen) {
                    screen.pairs.shown = screen.pairs.shown.lowerBound..<screen.pairs.shown.upperBound + 1
                },
                key("-", in: screen) { screen.pairs.shown = screen.pairs.shown.dropFirst() },
                key("f", in: screen) { screen.showField() },
                key("b", in: screen) {
                    precondition(fcntl(STDOUT_FILENO, F_SETFL, O_NONBLOCK) == 0)
                    screen.name = String(repeating: "b", count: 300_000)
                },
                key("x", in: screen) { exit(3) },
                KeyBinding(KeyEvent(.character("l")), "l") {
                    screen.later = app.scheduler.after(.milliseconds(1)) { screen.steps += 1 }
                },
            ]
            await TerminalApplication.launch(app, colors: theme, depth: .indexed256)
        }
    }

    /// Says "over" where what was opened between is still open, and standard input where it was.
    private static func giveStreamsBackTwice() {
        let terminal = dup(STDOUT_FILENO)
        var ends: [Int32] = [0, 0]
        precondition(pipe(&ends) == 0 && dup2(ends[0], STDIN_FILENO) == STDIN_FILENO)
        do {
            let streams = try TerminalStreams(leading: [.standardInput])
            precondition(isatty(STDIN_FILENO) == 1)
            streams.giveBack()
            // What is opened next may get the number that was given back.
            let between = fcntl(terminal, F_DUPFD, streams.pipedInput ?? -1)
            precondition(between == streams.pipedInput)
            streams.giveBack()
            print(isatty(between) == 1 && isatty(STDIN_FILENO) == 0 ? "over" : "lost")
            fflush(nil)
        } catch {
            preconditionFailure("\(error)")
        }
        dup2(terminal, STDIN_FILENO)
        _ = readLine()
    }

    private static func quitBeforeItRuns() async {
        do {
            let screen = try TerminalScreen(colors: Theme(isSecond: false))
            let window = ScreenApp(PairsController(1)).makeWindow(size: screen.size)
            let application = TerminalApplication(window: window, screen: screen)
            application.quit()
            await application.run()
            print("over")
            _ = readLine()
        } catch {
            preconditionFailure("\(error)")
        }
    }

    private static func runFromAnotherSize() async {
        do {
            let screen = try TerminalScreen(colors: Theme(isSecond: false))
            let window = ScreenApp(PairsController(1)).makeWindow(size: Size(width: 1, height: 1))
            await TerminalApplication(window: window, screen: screen).run()
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// Says "over" where standard input is the pipe again once the app has quit.
    private static func runBehindAPipe() async {
        let terminal = dup(STDIN_FILENO)
        var ends: [Int32] = [0, 0]
        precondition(pipe(&ends) == 0 && dup2(ends[0], STDIN_FILENO) == STDIN_FILENO)
        await TerminalApplication.launch(ScreenApp(PairsController(1)), colors: Theme(isSecond: false))
        print(isatty(STDIN_FILENO) == 0 ? "over" : "lost")
        fflush(nil)
        dup2(terminal, STDIN_FILENO)
        _ = readLine()
    }

    /// A key whose work is seen to be done by a number that grows.
    private static func key(_ key: Character, in screen: PairsController, _ work: @escaping () -> Void) -> KeyBinding {
        KeyBinding(KeyEvent(.character(key)), "\(key)") {
            work()
            screen.steps += 1
        }
    }
}

/// The letters over the field, and the number of keys that were pressed.
private final class PairsController: ViewController {
    let pairs: PairsView
    var name = "pairs"
    var steps = 0 {
        didSet { count.text = "step \(steps)" }
    }
    /// What happens once time has gone on.
    var later: AnyCancellable?
    private let count = Label("step 0")
    private let field = TextField("text")

    init(_ pairs: Int) {
        self.pairs = PairsView(pairs)
        super.init()
    }

    override var title: String? { name }

    override func loadView() -> View {
        field.isHidden = true
        return StackView([count, pairs, field], axis: .vertical)
    }

    func showField() {
        field.isHidden = false
        window?.focus(field)
    }
}

/// A letter in each of some pairs of colours, each at a place of its own.
private final class PairsView: View {
    var shown: Range<Int> {
        didSet { setNeedsDisplay() }
    }

    private static let perRow = 20

    init(_ count: Int) {
        shown = 0..<count
        super.init()
    }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: 2 * Self.perRow, height: 4) }

    override func draw(in painter: Painter) {
        for pair in shown {
            let style = TextStyle(
                ColorRole(number: UInt8(pair)), on: ColorRole(number: UInt8(pair) | Theme.groundBit))
            painter.draw("x", at: Point(x: pair % Self.perRow * 2, y: pair / Self.perRow), style: style)
        }
    }
}

/// Two colours of the palette for each pair, all of them different.
private struct Theme: ColorResolver {
    static let groundBit: UInt8 = 0x80

    var isSecond: Bool

    func color(of role: ColorRole) -> RGBColor? {
        let pair = Int(role.number & ~Self.groundBit)
        let isGround = role.number & Self.groundBit != 0
        let place = isSecond ? (isGround ? 223 - pair : 60 + pair) : (isGround ? 140 + pair : 20 + pair)
        return TerminalPalette.xterm256.colors[place]
    }

    func isEmphasis(_ role: ColorRole) -> Bool { false }
}
