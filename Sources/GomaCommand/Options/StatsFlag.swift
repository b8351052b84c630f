import ArgumentParser

/// The option of everything that takes the screen: what its frames cost.
struct StatsFlag: ParsableArguments {
    @Flag(
        help:
            "Say at the end, on standard error, what frames have cost: time by what it went to, views, cells, bytes.")
    var stats = false
}
