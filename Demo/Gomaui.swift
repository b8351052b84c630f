import GomaApp
import GomaCatalog
import GomaCommand

/// The program over the components of this package, whose pages are those of a sportsbook and casino.
@main
struct Gomaui {
    @MainActor
    static func main() async {
        await GomaCommand.main(
            Program(
                name: "gomaui", pages: { .goma }, app: ProgramApp(file: AppFiles.start, text: AppFiles.text),
                registry: { .goma }))
    }
}
