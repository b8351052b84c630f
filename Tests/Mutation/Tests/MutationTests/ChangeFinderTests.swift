import SwiftParser
import Testing

@testable import Mutation

struct ChangeFinderTests {
    /// What the rules make of a file, as rule and sentence.
    private func changes(_ source: String) -> [String] {
        let tree = Parser.parse(source: source)
        var signatures = Signatures()
        signatures.add(tree)
        return ChangeFinder("File.swift", tree, signatures).found.map { "\($0.rule.rawValue): \($0.sentence)" }
    }

    @Test func `a comparison is shifted by one and turned`() {
        #expect(
            changes("let a = b < c") == [
                #"comparison shifted: "<" became "<=""#, #"comparison turned: "<" became ">=""#,
            ])
        #expect(changes("let a = b == c") == [#"comparison turned: "==" became "!=""#])
    }

    @Test func `a guard lets everything through, and what it binds stays`() {
        let found = changes("func f() { guard let a, isGood(a) else { return } }")

        #expect(found == [#"guard dropped: "isGood(a)" became "true""#])
    }

    @Test func `a statement, a cleanup and what is kept are told apart`() {
        let found = changes(
            """
            func f() {
                count += 1
                timer.cancel()
                cached = nil
                defer { release() }
                let unused = make()
            }
            """)

        #expect(
            found == [
                #"statement dropped: "count += 1" became nothing"#, #"number: "1" became "2""#,
                #"cleanup dropped: "timer.cancel()" became nothing"#, #"stale cache: "cached = nil" became nothing"#,
                #"cleanup dropped: "release()" became nothing"#,
            ])
    }

    @Test(arguments: [
        "func f() -> Int { make() }", "let a: Int { make() }", "let a = { make() }",
        "func f() -> Int { switch a { case .b: make()\n default: make() } }",
        "func f() -> Int { if a { make() } else { make() } }",
        "init() { self.a = a }", "func f() { super.f() }", "func f() { precondition(a < 3) }",
    ])
    func `what is a value or cannot be left out is not dropped`(source: String) {
        #expect(!changes(source).contains { $0.contains("dropped") })
    }

    @Test func `arguments of one type change places, others do not`() {
        let found = changes(
            """
            func place(x: Int, y: Int, name: String) {}
            let a = place(x: left, y: top, name: title)
            """)

        #expect(found == [#"arguments swapped: "left, y: top" became "top, y: left""#])
    }

    @Test func `numbers in patterns, attributes, cases and long tables stay`() {
        let table = (0..<30).map(String.init).joined(separator: ", ")

        #expect(changes("enum A: Int { case b = 4 }\n@available(macOS 15, *) let c = d\nlet e = [\(table)]").isEmpty)
        #expect(changes("func f() { switch a { case 3: return; default: return } }").isEmpty)
    }

    @Test func `a broken number becomes another one, and nothing becomes something`() {
        #expect(changes("let a = 0.5") == [#"number: "0.5" became "0.75""#])
        #expect(changes("let a = 0.0") == [#"number: "0.0" became "1.0""#])
    }

    @Test func `a sum of texts is none of numbers`() {
        #expect(changes(#"let a = "b" + c + d"#).isEmpty)
        #expect(changes("let a = b + c") == [#"arithmetic: "+" became "-""#])
    }

    @Test func `the wrong one is chosen where the change is switched on`() throws {
        let tree = Parser.parse(source: "let a = (b < c)")
        let change = try #require(ChangeFinder("File.swift", tree, Signatures()).found.first)

        #expect(change.code(numbered: 7) == "(probe_changed(7) ? b <= c : b < c)")
        #expect(change.place == "File.swift:1:10")
        #expect(change.range == 9..<14)
    }

    @Test func `what a process makes once is the first value of static and global properties`() {
        let source = """
            let a = b + 1
            struct C {
                static let d = e { $0 + 2 }
                let f = g + 3
                static var h: Int { i + 4 }
                static func j() { let k = l + 5 }
            }
            """
        let found = ChangeFinder("File.swift", Parser.parse(source: source), Signatures()).found

        #expect(found.filter(\.isMadeOnce).map(\.line) == [1, 1, 3, 3])
        #expect(found.filter { !$0.isMadeOnce }.map(\.line) == [4, 4, 5, 5, 6, 6])
    }

    @Test func `a place is named by the types and functions around it`() {
        let tree = Parser.parse(source: "extension A.B { struct C { func d() { e -= f } } }")

        #expect(ChangeFinder("File.swift", tree, Signatures()).found.map(\.declaration) == ["A.B.C.d"])
    }
}
