import Testing

/// Tests of the built program. One after the other: each starts programs, and the machine has few cores.
@Suite(.serialized)
enum EndToEnd {}
