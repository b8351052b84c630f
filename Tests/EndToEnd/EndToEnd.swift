import Testing

/// Tests of the program as it is shipped. One after the other: each starts programs, and the machine has few cores.
@Suite(.serialized, .builtProgram)
enum EndToEnd {}
