import GomaCatalog

/// The command line over any registry of components: gallery, listings, dumps, reviews, plays, pages and themes.
///
/// A program of one's own is one call:
///
/// ```swift
/// @main
/// struct Shop {
///     @MainActor
///     static func main() async {
///         await GomaCommand.main(name: "shop", registry: try ComponentRegistry([BasketCatalog.self]))
///     }
/// }
/// ```
public enum GomaCommand {
    /// Takes the arguments of the process for a program over `registry`, and does what they ask for. What is wrong is said
    /// on standard error, one sentence a line, and is told by the exit code (sysexits.h).
    /// - Parameters:
    ///   - name: the command's name, as it is typed.
    ///   - registry: the components of the program; what is wrong with them is said as any other problem is.
    @MainActor
    public static func main(
        name: String = "gomaui",
        registry: @autoclosure @escaping @MainActor @Sendable () throws -> ComponentRegistry = .goma
    ) async {
        await main(Program(name: name, registry: registry))
    }

    /// Takes the arguments of the process for a program, and does what they ask for.
    @MainActor
    public static func main(_ program: Program) async {
        await ProgramName.$current.withValue(program.name) {
            await Program.$current.withValue(program) { await RootCommand.main() }
        }
    }
}
