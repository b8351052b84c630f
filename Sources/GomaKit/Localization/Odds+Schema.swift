extension Odds: ProbedNumber {
    static var lowest: Any { least }
    static var schema: StateSchema { .decimal(least.value.nearest...greatest.value.nearest) }
}
