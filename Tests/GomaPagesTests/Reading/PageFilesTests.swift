import Expectations
import Testing

@testable import GomaKit
@testable import GomaPages

/// Files that pages consist of.
struct PageFilesTests {
    /// What a text comes to with the files that it includes, and what is wrong.
    private func read(_ text: String, _ files: [String: String]) throws -> (json: JSONValue, mistakes: [String]) {
        let mistakes = MistakeList()
        let node = try PageFiles(mistakes) { path in
            guard let text = files[path] else { throw PageFileError.none(path: path) }
            return text
        }.node(of: text, file: "pages/a.yaml")
        return (node.json, mistakes.all.map(\.description))
    }

    private func yaml(_ text: String) throws -> JSONValue { try DataText.value(of: text, file: "b") }

    @Test func `a file stands where it is included, named from the folder of the one that includes it`() throws {
        let read = try read(
            "x: {include: shared/x.yaml}\nlist: [1, {include: shared/list.yaml}, 4]",
            [
                "pages/shared/x.yaml": "{y: {include: y.yaml}}", "pages/shared/y.yaml": "7",
                "pages/shared/list.yaml": "[2, 3]",
            ])

        expect(read.json, is: (try yaml("{x: {y: 7}, list: [1, 2, 3, 4]}")))
        expect(read.mistakes, is: [])
    }

    @Test func `values are filled in, and fields beside the inclusion go before those of the file`() throws {
        let read = try read(
            "{include: x.yaml, with: {title: Casino, rows: [1]}, gap: 2}",
            ["pages/x.yaml": "{title: $title, rows: $rows, other: $it.title, gap: 1}"])

        expect(read.json, is: (try yaml("{title: Casino, rows: [1], other: $it.title, gap: 2}")))
    }

    @Test func `what is filled in includes files from the folder of the file in which it stands`() throws {
        let read = try read(
            "{include: shared/x.yaml, with: {body: {include: y.yaml}}}",
            ["pages/shared/x.yaml": "{body: $body}", "pages/y.yaml": "7"])

        expect(read.json, is: (try yaml("{body: 7}")))
        expect(read.mistakes, is: [])
    }

    @Test func `values for which nothing stands in the file, and what are no values, are told`() throws {
        let files = ["pages/x.yaml": "{title: $title, note: '${title} and $titel'}"]

        let (misspelt, plain) = (
            try read("{include: x.yaml, with: {titel: Casino}}", files), try read("{include: x.yaml, with: [1]}", files)
        )

        expect(
            misspelt.mistakes,
            is: [
                "pages/a.yaml:1:26: with: pages/x.yaml has no \"$titel\" for which this could stand"
            ])
        expect(
            plain.mistakes,
            is: ["pages/a.yaml:1:25: with: wants fields, of which $NAME stands for each in pages/x.yaml"])
        expect(plain.json, is: misspelt.json)
    }

    @Test func `names that stand twice beside an inclusion, or in its values, are told`() throws {
        let read = try read(
            "{include: x.yaml, gap: 1, gap: 2, with: {title: A, title: B}}", ["pages/x.yaml": "{title: $title}"])

        expect(
            read.mistakes,
            is: [
                "pages/a.yaml:1:27: \"gap\" stands here twice; only the first counts",
                "pages/a.yaml:1:52: \"title\" stands here twice; only the first counts",
            ])
        expect(read.json, is: (try yaml("{title: A, gap: 1}")))
    }

    @Test func `a file that holds itself, one that is not there, and a name that stands twice are told`() throws {
        let read = try read(
            "a: {include: x.yaml}\nb: {include: none.yaml}\nc: 1\nc: 2", ["pages/x.yaml": "{x: {include: x.yaml}}"])

        expect(
            read.mistakes,
            is: [
                "pages/a.yaml:4:1: \"c\" stands here twice; only the first counts",
                "pages/x.yaml:1:5: include: pages/x.yaml is being included already; a file cannot hold itself",
                "pages/a.yaml:2:4: include: pages/none.yaml: a page that does not stand in a file cannot include one",
            ])
    }

    @Test func `a file that holds itself is told however it names itself`() throws {
        let (page, other) = (
            try read("{include: ./a.yaml}", [:]),
            try read(
                "{include: x.yaml}", ["pages/x.yaml": "[{include: ./x.yaml}, {include: sub/../x.yaml}]"])
        )

        expect(
            page.mistakes,
            is: [
                "pages/a.yaml:1:1: include: pages/./a.yaml is being included already; a file cannot hold itself"
            ])
        expect(
            other.mistakes,
            is: [
                "pages/x.yaml:1:2: include: pages/./x.yaml is being included already; a file cannot hold itself",
                "pages/x.yaml:1:23: include: pages/sub/../x.yaml is being included already; a file cannot hold itself",
            ])
    }

    @Test func `fields beside the inclusion of a list have no place`() throws {
        let (json, mistakes) = try read("x: {include: list.yaml, gap: 2}", ["pages/list.yaml": "[1]"])

        expect(json, is: (try yaml("{x: [1]}")))
        expect(
            mistakes,
            is: [
                "pages/a.yaml:1:25: \"gap\" has no place here, as pages/list.yaml does not hold one thing with fields"
            ])
    }

    @Test func `files lie in each other twenty deep, and no deeper`() throws {
        func files(_ count: Int) -> [String: String] {
            Dictionary(
                uniqueKeysWithValues: (1...count).map { number in
                    ("pages/x\(number).yaml", number == count ? "7" : "{include: x\(number + 1).yaml}")
                })
        }

        let (deep, deeper) = (try read("{include: x1.yaml}", files(20)), try read("{include: x1.yaml}", files(21)))

        expect(deep.json, is: .integer(7))
        expect(deep.mistakes, is: [])
        expect(
            deeper.mistakes,
            is: [
                "pages/x20.yaml:1:1: include: pages/x21.yaml lies too deep; files lie in each other 20 deep at most"
            ])
    }

    @Test func `files that include each other many times end, which is told once`() throws {
        func files(_ value: String) -> [String: String] {
            var files = ["pages/x20.yaml": "$v"]
            for number in 1...19 {
                files["pages/x\(number).yaml"] = value.replacing("next", with: "x\(number + 1).yaml")
            }
            return files
        }
        let told = "include: all that a page includes may have 8 MiB, and this is more"

        let included = try read("a: {include: x1.yaml}", files("[{include: next}, {include: next}]"))
        let filled = try read(
            "a: {include: x1.yaml, with: {v: 7}}", files("{include: next, with: {v: [$v, $v, $v]}}"))

        for read in [included, filled] { expect(read.mistakes.map { $0.hasSuffix(told) }, is: [true]) }
    }

    @Test func `a page that includes a file by other names for its own ends`() throws {
        let text = "[{include: ./a.yaml}, {include: ./a.yaml}, {include: ./a.yaml}]"
        let mistakes = MistakeList()

        _ = try PageFiles(mistakes) { _ in text }.node(of: text, file: "pages/a.yaml")

        #expect(mistakes.all.contains { $0.words.hasSuffix("is being included already; a file cannot hold itself") })
    }

    @Test(arguments: [
        ("x.yaml", "pages/a.yaml", "pages/x.yaml"), ("x.yaml", "a.yaml", "x.yaml"),
        ("/x.yaml", "pages/a.yaml", "/x.yaml"), ("../x.yaml", "b/pages/a.yaml", "b/pages/../x.yaml"),
    ])
    func `a file is named from the folder of the one that names it, unless it says all of its way`(
        name: String, file: String, path: String
    ) {
        expect(PageFiles.path(name, besides: file), is: path)
    }

    @Test func `what is wrong with a page is told once, in order, and before what is wrong with other files`() {
        let mistakes = MistakeList()
        for (file, line) in [("b.yaml", 2), ("a.yaml", 3), ("b.yaml", 1), ("a.yaml", 1), ("b.yaml", 2)] {
            mistakes.add(FilePlace(file: file, line: line, column: 1), "is wrong")
        }

        let error = #expect(throws: PageMistakes.self) { try mistakes.check(file: "b.yaml") }

        expect(error?.all.map { "\($0.place)" }, is: ["b.yaml:1:1", "b.yaml:2:1", "a.yaml:1:1", "a.yaml:3:1"])
    }

    @Test(arguments: [
        ("book.slip", "true", true), ("book.slip", "null", false), ("book.slip", "0", false),
        ("book.slip", "0.0", false), ("book.slip", "[]", false), ("book.slip", "''", false), ("book.slip", "0.5", true),
        ("book.slip", "x", true), ("not book.slip", "x", false), ("a is complete", "complete", true),
        ("a is complete", "{complete: {at: 1}}", true), ("a is complete", "waiting", false),
        ("a is not complete", "waiting", true), ("a is two words", "two words", true), ("a is 3", "3", true),
    ])
    func `a condition holds for a value, or does not`(condition: String, value: String, holds: Bool) throws {
        let place = FilePlace(file: "a", line: 1, column: 1)
        let condition = try #require(PageCondition(condition, at: place))

        expect(condition.holds(for: try yaml(value)), is: holds)
    }

    @Test(arguments: [
        ("match/{id}", "match/derby", ["id": "derby"]), ("match/{id}", "match", nil), ("match/{id}", "race/derby", nil),
        ("match/{id}", "match/", nil), ("match/{id}", "match/a%2Fb%25", ["id": "a/b%"]),
        ("a/{x}/{y}", "a/1/2", ["x": "1", "y": "2"]), ("lobby", "lobby", [:]),
    ])
    func `a page's name gives its parameters, or means another page`(
        pattern: String, name: String, values: [String: String]?
    ) {
        expect(RoutePattern(pattern)?.parameters(in: name), is: values)
    }

    @Test(arguments: [
        ("tab-home", "tab-*", true), ("tab-home", "*-home", true), ("tab-home", "*-h*", true), ("tab-home", "*", true),
        ("tab-home", "tab-home*", true), ("tab-home", "top-*", false), ("tab-home", "*a*a*", false),
        ("aba", "ab*ba", false), ("tab/{id}", "tab/a-*", true), ("tab/{id}", "tab/", false),
    ])
    func `a name of which a piece comes later means a page that it can come to be`(
        pattern: String, name: String, isMeant: Bool
    ) {
        expect(RoutePattern(pattern)?.mayMean(name), is: isMeant)
    }
}
