import Foundation
import NcursesScreen
import TerminalKit

// An app that at the press of a key answers nothing any more, as one does whose work never ends. It makes the file that is
// its argument when that begins.
@main
final class BusyApp: RootController {
    static func main() async {
        let app = BusyApp(Label("at rest"))
        app.keys = [
            KeyBinding(KeyEvent(.character("w")), "work for ever") {
                sayBusy()
                while true {}
            },
            KeyBinding(KeyEvent(.character("p")), "print for ever") {
                sayBusy()
                while true { print("all work and no play", terminator: " ") }
            },
        ]
        await TerminalApplication.launch(app, colors: NoColors())
    }

    private static func sayBusy() {
        guard CommandLine.arguments.count > 1 else { return }
        precondition(FileManager.default.createFile(atPath: CommandLine.arguments[1], contents: nil))
    }
}

/// The terminal's own colours.
private struct NoColors: ColorResolver {
    func color(of role: ColorRole) -> RGBColor? { nil }

    func isEmphasis(_ role: ColorRole) -> Bool { false }
}
