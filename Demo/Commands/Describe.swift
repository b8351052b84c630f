import ArgumentParser
import GomaGallery
import GomaUI

/// `gomaui describe`
struct Describe: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "describe",
        abstract: "Read a component out as a screen reader would, in focus order.",
        discussion: "A line that begins with › is a control: its words, then how it stands.")

    @Argument(help: "The component, such as PillItem.", completion: Completion.components)
    var name: String

    @Option(help: "The state by name or number; the first unless given.", completion: Completion.states)
    var state: String?

    @Option(help: RenderFlags.localeHelp)
    var locale = Localization.english

    @MainActor
    func run() async throws {
        let choice = try ComponentChoice(name, state: state, in: .goma)
        let options = RenderOptions(localization: locale)
        try Output.write(try Picture(choice.component, stateAt: choice.stateIndex, options: options).reading)
    }
}
