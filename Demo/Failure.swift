import ArgumentParser
import Foundation
import GomaUI
import NcursesScreen
import GomaPages
import GomaReview

/// Exit codes, as BSD's sysexits.h numbers them.
enum FailureCode {
    /// What was compared is not the same.
    static let differs: Int32 = 1
    /// There was nothing to compare with.
    static let cannotCompare: Int32 = 2
    static let usage: Int32 = 64
    static let badData: Int32 = 65
    static let missingInput: Int32 = 66
    /// What the program needs, such as a terminal, is not there.
    static let unavailable: Int32 = 69
    static let bug: Int32 = 70
    static let cannotCreate: Int32 = 73
    static let cannotWrite: Int32 = 74
}

/// Problems with a sentence each, and their exit code.
struct Failure: Error {
    let problems: [String]
    let code: Int32

    init(_ problem: String, code: Int32) { self.init([problem], code: code) }

    init(_ problems: [String], code: Int32) {
        self.problems = problems
        self.code = code
    }

    /// What is wrong, one sentence for each problem, whatever kind of error it is.
    static func sentences(for error: any Error) -> [String] {
        Gomaui.failure(of: error)?.problems ?? [String(describing: error)]
    }
}

extension Gomaui {
    /// A reader that has gone away is no reason to die with a signal.
    static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

    /// Ends the program: help, version and completions on standard output, each problem as one line on standard error.
    static func exit(reporting error: any Error) -> Never {
        if let failure = failure(of: error) { end(with: failure) }
        // A bare code is an answer that has been given in full already.
        if let code = error as? ExitCode { Foundation.exit(code.rawValue) }
        let code = exitCode(for: error)
        guard code == .success else { end(with: Failure(oneLine(message(for: error)), code: code.rawValue)) }
        do {
            let text = HelpText.folded(fullMessage(for: error), to: Output.listWidth ?? HelpText.usualWidth)
            if !text.isEmpty { try Output.write([text], as: .document) }
        } catch {
            exit(reporting: error)
        }
        Foundation.exit(code.rawValue)
    }

    private static func end(with failure: Failure) -> Never {
        Output.report(failure.problems)
        Foundation.exit(failure.code)
    }

    fileprivate static func failure(of error: any Error) -> Failure? {
        switch error {
        case let failure as Failure: failure
        case let error as CatalogError: Failure(error.description, code: FailureCode.usage)
        case let error as ReviewSelectionError: Failure(error.description, code: FailureCode.usage)
        case let error as ApprovalError: Failure(error.description, code: code(of: error))
        case let error as InputError:
            Failure(error.description, code: error.isMissing ? FailureCode.missingInput : FailureCode.badData)
        case let error as ThemeError: Failure(error.sentences, code: code(of: error))
        case let error as SchemeError: Failure(error.sentences, code: FailureCode.badData)
        case let error as ImportError: Failure(error.description, code: FailureCode.badData)
        case let error as TerminalError: Failure(String(describing: error), code: FailureCode.unavailable)
        case let error as PlayError: Failure(error.description, code: FailureCode.badData)
        case let error as PageError: Failure(error.description, code: FailureCode.badData)
        case let error as DataTextError: Failure(error.description, code: FailureCode.badData)
        case let error as StateFileError: Failure(error.description, code: FailureCode.badData)
        case let error as OutputError: Failure(error.description, code: code(of: error))
        default: nil
        }
    }

    private static func code(of error: ThemeError) -> Int32 {
        switch error {
        case .unknownTheme: FailureCode.usage
        case .notReadable: FailureCode.missingInput
        default: FailureCode.badData
        }
    }

    private static func code(of error: ApprovalError) -> Int32 {
        if case .noFolder = error { return FailureCode.missingInput }
        return FailureCode.badData
    }

    private static func code(of error: OutputError) -> Int32 {
        switch error {
        case .cannotCreateFolder, .foreignFile, .outside: FailureCode.cannotCreate
        case .cannotWrite: FailureCode.cannotWrite
        }
    }

    private static func oneLine(_ message: String) -> String {
        message.split(separator: "\n").joined(separator: "; ")
    }
}
