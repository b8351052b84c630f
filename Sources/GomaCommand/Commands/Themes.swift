import ArgumentParser

/// `gomaui themes`
struct Themes: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "themes",
        abstract: "List themes and work with theme files.",
        subcommands: [List.self, Show.self, Check.self, Import.self], defaultSubcommand: List.self)

    /// All that the components and the gallery draw, found by several programs.
    @MainActor
    static func pairs(in program: Program, jobs: JobsOption) async throws -> DrawnPairs {
        let registry = try program.registry
        let told: [String: DrawnPairs] = await ProgramJobs.findings(
            by: ["themes", "check", "--tell-pairs"], on: registry.components, jobs, "drawn")
        return try DrawnPairs.catalogue(of: registry, told: told)
    }
}
