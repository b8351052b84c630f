import Dispatch
import Testing

/// Records an issue where random input breaks a program that runs on a terminal.
///
/// The program is started on a terminal of its own, takes keys, broken sequences, mouse reports, pastes, other sizes and
/// stops, and is asked to end. An issue is: that it ends unasked or does not answer, memory that grows, bytes that no
/// terminal should be sent, a screen that is not what the program meant, a terminal that is left changed. What is found is
/// repeated until it is short, and told with the steps that lead to it.
///
/// The same seed does the same; more of them are arguments of a test:
///
/// ```swift
/// @Test(arguments: 1...5 as ClosedRange<UInt64>)
/// func `nothing that is pressed breaks the shop`(seed: UInt64) async {
///     await expectNothingFound(walking: "Shop", seed: seed)
/// }
/// ```
/// - Parameters:
///   - program: a path, or the name of a program of the test's package, on which the test target depends.
///   - arguments: of the program. It begins in an empty folder that it also has for its home, so files are named by their
///     whole paths.
///   - steps: how much is done to it.
///   - seed: where chance begins.
public func expectNothingFound(
    walking program: String, arguments: [String] = [], steps: Int = 100, seed: UInt64 = 1,
    sourceLocation: SourceLocation = #_sourceLocation
) async {
    let check = ProgramCheck(program: program, arguments: arguments, steps: steps, seed: seed)
    // It waits for the program most of the time, which no thread of the tests should do.
    let result = await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: Result { try check.message() }) }
    }
    recordIssues(sourceLocation) { try [result.get()].compactMap(\.self) }
}

/// Records an issue where random input breaks an app, without a terminal.
///
/// Keys, clicks, pastes, other sizes and time that passes come to a window with the app in it. An issue is: a view that
/// nothing places, a focus that is lost, a cell that no terminal could show, a part of the screen that is not as it would
/// be drawn anew, and an app that draws without end. What is found is repeated until it is short, and told with the steps
/// that lead to it. Time is that of the scheduler which the app was made with, so the same seed does the same.
///
/// ```swift
/// @Test(arguments: 1...20 as ClosedRange<UInt64>)
/// func `nothing that is pressed breaks the screen`(seed: UInt64) {
///     expectNothingFound(seed: seed) { MatchApp(in: ViewEnvironment()) }
/// }
/// ```
/// A view alone is walked as `RootController(view)`. What ends the process ends the tests: a walk over the program, which
/// is a process of its own, tells that in words.
/// - Parameters:
///   - steps: how much is done to it; fewer where it quits.
///   - seed: where chance begins.
///   - app: makes the app, anew each time that a walk is repeated.
@MainActor
public func expectNothingFound(
    steps: Int = 300, seed: UInt64 = 1, sourceLocation: SourceLocation = #_sourceLocation,
    walking app: @escaping @MainActor () throws -> RootController
) {
    recordIssues(sourceLocation) { try [ScreenWalk(seed: seed, app: app).message(steps: steps)].compactMap(\.self) }
}
