import ArgumentParser
import Foundation
import GomaGallery
import GomaUI
import NcursesScreen

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

/// A problem with its sentence and its exit code.
struct Failure: Error {
    let message: String
    let code: Int32

    init(_ message: String, code: Int32) {
        self.message = message
        self.code = code
    }
}

extension Gomaui {
    /// A reader that has gone away is no reason to die with a signal.
    static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

    /// Ends the program: help and version as they are, everything else as one line on standard error.
    static func exit(reporting error: any Error) -> Never {
        if let failure = failure(of: error) {
            FileHandle.standardError.write(Data("gomaui: \(failure.message)\n".utf8))
            Foundation.exit(failure.code)
        }
        if let code = error as? ExitCode { Foundation.exit(code.rawValue) }
        let code = exitCode(for: error)
        guard code != .success else { exit(withError: error) }
        // A bare code is an answer that has been given in full already.
        if error is ExitCode { Foundation.exit(code.rawValue) }
        FileHandle.standardError.write(Data("gomaui: \(oneLine(message(for: error)))\n".utf8))
        Foundation.exit(code.rawValue)
    }

    private static func failure(of error: any Error) -> Failure? {
        switch error {
        case let failure as Failure: failure
        case let error as CatalogError: Failure(error.description, code: FailureCode.usage)
        case let error as ReviewSelectionError: Failure(error.description, code: FailureCode.usage)
        case let error as ApprovalError: Failure(error.description, code: code(of: error))
        case let error as ThemeError: Failure(error.description, code: code(of: error))
        case let error as SchemeError: Failure(error.description, code: FailureCode.badData)
        case let error as ImportError: Failure(error.description, code: FailureCode.badData)
        case let error as TerminalError: Failure(String(describing: error), code: FailureCode.unavailable)
        case let error as PlayError: Failure(error.description, code: FailureCode.badData)
        case let error as PageError: Failure(error.description, code: FailureCode.badData)
        case let error as DataTextError: Failure(error.description, code: FailureCode.badData)
        case let error as StateFileError: Failure(error.description, code: code(of: error))
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

    private static func code(of error: StateFileError) -> Int32 {
        if case .unreadable = error { FailureCode.missingInput } else { FailureCode.badData }
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
