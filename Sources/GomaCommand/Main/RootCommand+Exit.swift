import ArgumentParser
import Foundation

extension RootCommand {
    /// A reader that has gone away is no reason to die with a signal.
    static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

    /// Ends the program: help, version and completions on standard output, each problem as one line on standard error.
    static func exit(reporting error: any Error) -> Never {
        if let failure = Failure(for: error) { end(with: failure) }
        // A bare code is an answer that has been given in full already.
        if let code = error as? ExitCode { Foundation.exit(code.rawValue) }
        let code = Self.code(for: error)
        guard code == 0 else {
            let line = message(for: error).split(separator: "\n").joined(separator: "; ")
            end(with: Failure(UsageSentence(CommandLine.arguments).telling(line), code: code))
        }
        do {
            let text = HelpText.folded(fullMessage(for: error), to: Output.listWidth ?? HelpText.usualWidth)
            if !text.isEmpty { try Output.write([text], as: .document) }
        } catch {
            exit(reporting: error)
        }
        Foundation.exit(code)
    }

    /// The exit code of an error that no ``Failure`` is made of. For one that nobody has foreseen the parser of arguments has that
    /// of a difference.
    static func code(for error: any Error) -> Int32 {
        let code = exitCode(for: error)
        return code == .failure ? FailureCode.bug : code.rawValue
    }

    private static func end(with failure: Failure) -> Never {
        Output.report(failure.problems)
        Foundation.exit(failure.code)
    }
}
