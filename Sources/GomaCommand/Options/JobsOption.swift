import ArgumentParser

/// The option of what takes its time over many components: how many programs share it.
struct JobsOption: ParsableArguments {
    @Option(
        name: .customLong("jobs"),
        help: ArgumentHelp(
            "How many programs look at components at the same time: as many as there are cores unless given.",
            valueName: "number"))
    var count: Int?

    func validate() throws {
        if let count, count < 1 { throw ValidationError("--jobs is a number from 1 on, not \(count)") }
    }
}
