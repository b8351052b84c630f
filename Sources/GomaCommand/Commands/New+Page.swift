import ArgumentParser
import Foundation

extension New {
    /// `gomaui new page`
    struct Page: ProgramCommand {
        static let configuration = CommandConfiguration(
            commandName: "page",
            abstract: "Write the file of a new page, which opens as it is.",
            discussion: """
                A page is a YAML file that describes a whole screen: sources, from which values come, parts, which are \
                components, what is done with what they ask for, and other pages. The new one has a list whose rows lead \
                to pages of their own, and comments that say what each piece is; in a program with other components it \
                has the first of these. "\(Program.name) help page" explains all words.

                A file that is there already is left as it is.

                EXAMPLES
                  \(Program.name) new page lobby
                  \(Program.name) new page pages/live-matches.yaml
                """)

        @Argument(help: ArgumentHelp("The page, such as lobby or pages/lobby.yaml.", valueName: "name"))
        var name: String

        @MainActor
        func run(in program: Program) async throws {
            let scaffold = try PageScaffold(name)
            let text = try Self.text(of: scaffold, in: program)
            let file = URL(fileURLWithPath: scaffold.path)
            let writer = try DumpWriter(folder: file.deletingLastPathComponent().path)
            guard try writer.writeNew(text, to: file.lastPathComponent) else {
                throw ScaffoldError.exists(path: scaffold.path)
            }
            try Output.write(
                [scaffold.path, ""] + scaffold.nextSteps.enumerated().map { "\($0 + 1). \($1)" })
        }

        /// The page as it opens in the program, which may have none of our components.
        /// - Throws: ``PageMistakes`` for a program in which no page can be made.
        @MainActor
        private static func text(of scaffold: PageScaffold, in program: Program) throws -> String {
            let (kit, registry) = (program.pageKit, try program.registry)
            func check(_ text: String) throws {
                let page = try PageDescription(parsing: text, file: scaffold.path)
                _ = try PageSession(page, kit: kit, registry: registry, environment: .simulated())
            }
            do {
                try check(scaffold.text)
                return scaffold.text
            } catch is PageMistakes {
                let plain = scaffold.plainText(of: registry.components.map(\.name))
                try check(plain)
                return plain
            }
        }
    }
}
