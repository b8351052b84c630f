import Foundation

/// One run of a program, with all that is done to it, watched from the first byte to the last.
package struct Walk: Sendable {
    package struct Outcome {
        package var finding: Finding?
        /// Steps that were taken before it ended.
        package var steps = 0
        /// Bytes that the program has read and written.
        package var sent = 0
        package var received = 0
        /// What the program wrote to standard error.
        var errors = ""
    }

    package let program: WalkedProgram
    package let seed: UInt64
    /// A folder below which everything that the program writes goes.
    private let scratch: String

    /// How long an answer may take before people call it a hang.
    static let patience = Duration.seconds(5)
    /// How long the program may take to come up, and to go.
    static let startPatience = Duration.seconds(30)
    /// Steps between one look at the program and the next.
    private static let interval = 25
    /// KiB that the program may take. The gallery was seen to take 30 MiB in 200×60, and the largest screens here have
    /// eight times its cells.
    private static let mostMemory = 600 << 10

    /// Types of terminals that the program is told it has; those that the system does not describe are the plain one.
    private static let types = ["xterm-256color", "xterm-256color", "xterm-direct", "xterm"]

    /// Sizes in which programs are started.
    private static let sizes = [(80, 24), (120, 40), (120, 40), (132, 43), (200, 60), (40, 12)]

    /// The course of a walk: how it begins and ends, and what lies between.
    private struct Plan {
        let type: String
        let options: [String]
        let size: (width: Int, height: Int)
        let ending: Int
        var generator: StepGenerator

        init(seed: UInt64, options choices: [[String]]) {
            var random = SeededGenerator(seed: seed)
            let wish = Walk.types.randomElement(using: &random) ?? "xterm"
            type = Walk.isDescribed(wish) ? wish : "xterm"
            options = choices.randomElement(using: &random) ?? []
            size = Walk.sizes.randomElement(using: &random) ?? (80, 24)
            ending = Int.random(in: 0...3, using: &random)
            generator = StepGenerator(seed: random.next(), width: size.width, height: size.height)
        }
    }

    package init(over program: WalkedProgram, seed: UInt64, in scratch: String) {
        (self.program, self.seed, self.scratch) = (program, seed, scratch)
    }

    private var plan: Plan { Plan(seed: seed, options: program.options) }

    /// The first steps of this walk.
    package func steps(_ count: Int) -> [Step] {
        var generator = plan.generator
        return (0..<count).map { _ in generator.next() }
    }

    /// Takes steps until something is found, the program ends, or `isOver`.
    package func run(_ steps: [Step], isOver: () -> Bool = { false }) -> Outcome {
        let plan = plan
        do {
            let place = try WalkPlace(for: program, in: scratch)
            defer { place.remove() }
            let process = try TerminalProcess(
                program.path, place.arguments + plan.options, environment: place.environment(type: plan.type),
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

    /// Whether the system's terminfo has a type of terminal.
    private static func isDescribed(_ type: String) -> Bool {
        let letter = type.prefix(1)
        return ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo"].contains { folder in
            FileManager.default.fileExists(atPath: "\(folder)/\(letter)/\(type)")
        }
    }

    /// Whether memory in KiB is more than anything can need.
    static func isTooMuch(_ memory: Int) -> Bool { memory > mostMemory }
}
