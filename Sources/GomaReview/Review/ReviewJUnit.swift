/// A review as JUnit XML: a suite for each component, a case for each state.
@MainActor
package enum ReviewJUnit {
    package static func lines(of review: Review) -> [String] {
        let suites = review.components.map(suite)
        let orphans = review.orphans.map { path in
            testCase(path, in: "approved files", failure: Review.words(forOrphan: path), details: [])
        }
        let problems = review.problems.map { problem in
            [
                "    <testcase classname=\"approved files\" name=\"\(escaped(problem.path))\">",
                "      <error message=\"\(escaped(problem.description))\"/>", "    </testcase>",
            ]
        }
        let files = orphans + problems
        let fileSuite =
            files.isEmpty
            ? []
            : [
                "  <testsuite name=\"approved files\" tests=\"\(files.count)\" failures=\"\(orphans.count)\" "
                    + "errors=\"\(problems.count)\">"
            ] + files.joined() + ["  </testsuite>"]
        let tests = suites.reduce(files.count) { $0 + $1.tests }
        let failures = suites.reduce(orphans.count) { $0 + $1.failures }
        let name = escaped("\(ProgramName.current) check")
        return [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<testsuites name=\"\(name)\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(problems.count)\">",
        ] + suites.flatMap(\.lines) + fileSuite + ["</testsuites>"]
    }

    private static func suite(_ component: Review.Component) -> (lines: [String], tests: Int, failures: Int) {
        let id = component.subject.id
        let changes = Dictionary(component.changes.map { ($0.title, $0) }) { first, _ in first }
        var cases = (component.dump.blocks.map(\.title) + component.gone).map { title in
            changes[title].map {
                testCase(title, in: id, failure: ReviewText.words(for: $0.kind), details: $0.lines)
            } ?? ["    <testcase classname=\"\(escaped(id))\" name=\"\(escaped(title))\"/>"]
        }
        // Two states may have one title, and both of them fail then.
        var failures = cases.count { $0.count > 1 }
        for (_, name, details) in component.wholeChanges {
            cases.append(testCase(name, in: id, failure: "\(name) changed", details: details))
            failures += 1
        }
        let head =
            "  <testsuite name=\"\(escaped(id))\" tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\">"
        return ([head] + cases.joined() + ["  </testsuite>"], cases.count, failures)
    }

    private static func testCase(_ name: String, in suite: String, failure: String, details: [String]) -> [String] {
        [
            "    <testcase classname=\"\(escaped(suite))\" name=\"\(escaped(name))\">",
            "      <failure message=\"\(escaped(failure))\">" + details.map(escaped).joined(separator: "\n")
                + "</failure>",
            "    </testcase>",
        ]
    }

    private static func escaped(_ text: String) -> String { Markup.escaped(text) }
}
