import Expectations
import ArgumentParser
import Foundation
import GomaPages
import GomaReview
import GomaCatalog
import NcursesScreen
import Testing

@testable import GomaCommand

/// Each kind of problem has an exit code of its own, and its sentence.
struct FailureTests {
    /// A problem, its code (sysexits.h), and how what is said begins.
    struct Case: Sendable {
        let error: any Error
        let code: Int32
        let words: String
    }

    static let cases: [Case] = [
        Case(error: Failure("nothing to do", code: 64), code: 64, words: "nothing to do"),
        Case(
            error: CatalogError.unknownComponent(name: "PilItem", known: ["PillItem"]), code: 64,
            words: "no component is named \"PilItem\"; did you mean \"PillItem\"?"),
        Case(
            error: CatalogError.duplicate(id: "a:B", view: "B", registered: "C"), code: 64,
            words: "\"a:B\" is registered already, with C"),
        Case(error: ReviewSelectionError.stateWithoutComponent(name: "On"), code: 64, words: "\"On\" is the ID"),
        Case(error: ApprovalError.noFolder(path: "/none"), code: 66, words: "there is no folder \"/none\""),
        Case(error: ApprovalError.damaged(path: "/a", line: 1, found: "x"), code: 65, words: ""),
        Case(error: ApprovalError.unreadable(path: "/a", reason: "no"), code: 66, words: "cannot read \"/a\": no"),
        Case(
            error: ApprovalError.withoutStyles(path: "/a"), code: 65,
            words: "/a: has no styles, and what it is compared with has; \"gomaui dump --styles\" writes them"),
        Case(
            error: ApprovalError.plain(path: "/a"), code: 65,
            words: "/a: has no styles, as approved dumps have; approve the component anew, or compare two such dumps "
                + "by \"gomaui diff\""),
        Case(
            error: ScaffoldError.noPackage(folder: "/a"), code: 64,
            words: "there is no Package.swift in \"/a\"; begin in the folder of a package"),
        Case(
            error: ScaffoldError.exists(path: "a.yaml"), code: 73,
            words: "\"a.yaml\" is there already, and nothing has been written"),
        Case(error: ScaffoldError.unknownList(path: "a.swift"), code: 65, words: "\"a.swift\" holds no list"),
        Case(
            error: InputError.missing(file: "a.yaml", kind: .theme), code: 66,
            words: "there is no theme file \"a.yaml\" to read"),
        Case(error: InputError.unreadable(file: "a", reason: "no"), code: 66, words: "a: cannot be read: no"),
        Case(error: InputError.silent(file: "a", seconds: 5), code: 66, words: "a: nobody has written"),
        Case(error: InputError.tooLarge(file: "a", size: nil, kind: .theme), code: 65, words: "a: goes on and on"),
        Case(
            error: InputError.notText(file: "a", kind: .theme), code: 65,
            words: "a: is not UTF-8 text, as a theme has to be"),
        Case(
            error: ThemeError.unknownTheme(name: "goma-drak", known: ["goma-dark"]), code: 64,
            words: "no theme is named \"goma-drak\"; did you mean \"goma-dark\"?"),
        Case(error: ThemeError.notText(file: "a"), code: 65, words: "a: is not UTF-8 text"),
        Case(
            error: SchemeError.noPalette(file: "a.yaml"), code: 65,
            words: "a.yaml: palette: write base00 to base0F with a colour each"),
        Case(error: ImportError.emptyFolder(path: "/a"), code: 65, words: "/a: there is no .yaml file in this folder"),
        Case(error: TerminalError.notATerminal(.standardInput), code: 69, words: "standard input is not a terminal"),
        Case(error: PlayError.afterEnd(script: "a", line: 3), code: 65, words: "a:3: the gallery has ended by then"),
        Case(
            error: PageMistakes(
                all: [PageMistake(place: FilePlace(file: "a", line: 2, column: 3), words: "b: wants a list")]),
            code: 65, words: "a:2:3: b: wants a list"),
        Case(error: DataTextError.unreadable(file: "a", line: 2, problem: "no"), code: 65, words: "a:2: no"),
        Case(
            error: StateFileError.noFields(file: "a"), code: 65,
            words: "a: holds no fields; write one \"field: value\" on each line"),
        Case(
            error: OutputError.cannotCreateFolder(path: "/a", reason: "no"), code: 73,
            words: "cannot make the folder \"/a\": no"),
        Case(error: OutputError.foreignFile(path: "/a"), code: 73, words: "\"/a\" was not written by"),
        Case(error: OutputError.outside(path: "/a", folder: "/b"), code: 73, words: "\"/a\" leads out of"),
        Case(error: OutputError.cannotWrite(path: "/a", reason: "no"), code: 74, words: "cannot write \"/a\": no"),
        Case(error: OutputError.linesLost(count: 2, path: "/a"), code: 74, words: "2 lines of the log"),
        Case(
            error: OutputError.nobodyReads(path: "/a"), code: 74,
            words: "nobody reads the pipe \"/a\"; start what reads it first, or name a file"),
    ]

    @Test(arguments: cases.indices)
    func `a problem is told in a sentence and by its code`(index: Int) throws {
        let problem = Self.cases[index]

        let failure = try #require(Failure(for: problem.error))

        expect(failure.code, is: problem.code, "\(problem.error)")
        expect(failure.problems.count, is: 1)
        #expect(failure.problems[0].hasPrefix(problem.words), "\(failure.problems)")
        expect(Failure.sentences(for: problem.error), is: failure.problems)
    }

    @Test func `several problems are told each in a sentence, with one code`() throws {
        let scheme = SchemeError.several([.noPalette(file: "a.yaml"), .noName(file: "a.yaml", field: "scheme")])

        let failure = try #require(Failure(for: scheme))

        expect(failure.problems.count, is: 2)
        expect(failure.code, is: 65)
    }

    @Test func `what the parser of arguments knows better is left to it`() {
        struct Other: Error, CustomStringConvertible { let description = "something else" }

        #expect(Failure(for: Other()) == nil)
        expect(Failure.sentences(for: Other()), is: ["something else"])
    }

    @Test func `an error that nobody has foreseen is told apart from a difference`() {
        struct Other: Error {}

        expect(RootCommand.code(for: Other()), is: 70)
        expect(RootCommand.code(for: ValidationError("name two states")), is: 64)
        expect(RootCommand.code(for: CleanExit.message("0.2.0")), is: 0)
    }
}
