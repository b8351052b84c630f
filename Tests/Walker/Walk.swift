import Foundation
import Synchronization
import TestSupport

/// One run of the program on one subject, with all that is done to it, watched from the first byte to the last.
struct Walk {
    /// What came of it.
    struct Outcome {
        var finding: Finding?
        /// Steps that were taken before it ended.
        var steps = 0
        /// Bytes that the program has read and written.
        var sent = 0
        var received = 0
        /// What the program wrote to standard error.
        var errors = ""
    }

    let subject: Subject
    let seed: UInt64
    let surroundings: Surroundings

    /// How long an answer may take before people call it a hang.
    static let patience = Duration.seconds(5)
    /// How long the program may take to come up, and to go.
    static let startPatience = Duration.seconds(30)
    /// Steps between one look at the program and the next.
    private static let interval = 25
    /// KiB that the program may take. The gallery was seen to take 30 MiB in 200×60, and the largest screens here have
    /// eight times its cells.
    private static let mostMemory = 600 << 10

    private static let types = ["xterm-256color", "xterm-256color", "xterm-direct", "xterm"]
    private static let options: [[String]] = [
        [], [], [], ["--ascii"], ["--colors", "16"], ["--colors", "mono"], ["--theme", "goma-light"],
        ["--locale", "pt"], ["--reduce-motion"],
    ]

    /// Sizes in which programs are started.
    private static let sizes = [(80, 24), (120, 40), (120, 40), (132, 43), (200, 60), (40, 12)]

    /// How a walk begins and ends, and what lies between.
    private struct Plan {
        let type: String
        let options: [String]
        let size: (width: Int, height: Int)
        let ending: Int
        var generator: StepGenerator

        init(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            type = Walk.types.randomElement(using: &random) ?? "xterm"
            options = Walk.options.randomElement(using: &random) ?? []
            size = Walk.sizes.randomElement(using: &random) ?? (80, 24)
            ending = Int.random(in: 0...3, using: &random)
            generator = StepGenerator(seed: random.next(), width: size.width, height: size.height)
        }
    }

    /// The first steps of this walk.
    func steps(_ count: Int) -> [Step] {
        var generator = Plan(seed: seed).generator
        return (0..<count).map { _ in generator.next() }
    }

    /// Takes steps until something is found, the program ends, or `isOver`.
    func run(_ steps: [Step], isOver: () -> Bool = { false }) -> Outcome {
        let plan = Plan(seed: seed)
        do {
            let place = try surroundings.makePlace(for: subject)
            defer { place.remove() }
            let process = try TerminalProcess(
                surroundings.program, place.arguments + plan.options, environment: place.environment(type: plan.type),
                folder: place.folder, errors: place.errors.fileDescriptor, width: plan.size.width,
                height: plan.size.height)
            var run = WalkRun(process, place: place)
            var outcome = run.take(steps, ending: plan.ending, interval: Self.interval, isOver: isOver)
            outcome.errors = place.errorText
            return outcome
        } catch {
            return Outcome(finding: Finding(kind: .start, words: "\(error)"))
        }
    }

    /// Whether memory in KiB is more than anything can need.
    static func isTooMuch(_ memory: Int) -> Bool { memory > mostMemory }
}
