import ArgumentParser
import NcursesScreen

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
        Failure(for: error)?.problems ?? [String(describing: error)]
    }
}

extension Failure {
    /// What is wrong and the exit code that tells it; `nil` for an error that the parser of arguments knows better.
    init?(for error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        case is CatalogError, is ReviewSelectionError, is PageNameError, is CommandNameError, is FeedMismatch:
            self.init("\(error)", code: FailureCode.usage)
        case let error as ScaffoldError: self.init(error.description, code: Self.code(of: error))
        case is ImportError, is PlayError, is DataTextError: self.init("\(error)", code: FailureCode.badData)
        case let error as ApprovalError: self.init(error.description, code: Self.code(of: error))
        case let error as InputError:
            self.init(error.description, code: error.isMissing ? FailureCode.missingInput : FailureCode.badData)
        case let error as ThemeError: self.init(error.sentences, code: Self.code(of: error))
        case let error as SchemeError: self.init(error.sentences, code: FailureCode.badData)
        case is TerminalError: self.init("\(error)", code: FailureCode.unavailable)
        case let error as PageMistakes: self.init(error.all.map(\.description), code: FailureCode.badData)
        case let error as StateFileError: self.init(error.sentences, code: FailureCode.badData)
        case let error as OutputError: self.init(error.description, code: Self.code(of: error))
        default: return nil
        }
    }

    private static func code(of error: ScaffoldError) -> Int32 {
        switch error {
        case .exists: FailureCode.cannotCreate
        case .unknownList: FailureCode.badData
        default: FailureCode.usage
        }
    }

    private static func code(of error: ThemeError) -> Int32 {
        if case .unknownTheme = error { FailureCode.usage } else { FailureCode.badData }
    }

    private static func code(of error: ApprovalError) -> Int32 {
        switch error {
        case .noFolder, .unreadable: FailureCode.missingInput
        default: FailureCode.badData
        }
    }

    private static func code(of error: OutputError) -> Int32 {
        switch error {
        case .cannotCreateFolder, .foreignFile, .outside: FailureCode.cannotCreate
        case .cannotWrite, .linesLost, .nobodyReads: FailureCode.cannotWrite
        }
    }
}
