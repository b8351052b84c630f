import Foundation
import Testing

@testable import Mutation

struct TestUnitTests {
    @Test func `cases of one test are one unit, and add up`() {
        let units = TestUnit.read("A.B/`c d`(x:)\t0.5\t1 2 \nA.B/`c d`(x:)\t0.25\t2 3 \n", parted: [])

        #expect(units == [TestUnit(name: "A.B/`c d`(x:)", share: nil, seconds: 0.75, reached: [1, 2, 3])])
    }

    @Test func `cases of a suite that parts its arguments are units by their share`() {
        let units = TestUnit.read("A.B/c(id:)\t0.5\t1 \nA.B/c(id:)\t0.25\t2 \n", parted: ["A.B"])

        #expect(units.map(\.share) == ["1/2", "2/2"])
        #expect(units.map(\.reached) == [[1], [2]])
    }

    @Test func `what a process makes once is used by all tests after the first that comes to it`() {
        let units = TestUnit.read("A.B/c()\t0.5\t1 \nA.B/d()\t0.5\t2 3 \nA.B/e()\t0.5\t1 \n", parted: [], once: [3])

        #expect(units.map(\.reached) == [[1], [2, 3], [1, 3]])
    }

    @Test func `a name with signs of patterns means itself alone`() throws {
        let name = "A.B/`what (if) 1.5 + 2*?`()"
        let pattern = try Regex(TestUnit.filter([name]))

        #expect("\(name)/File.swift:3:6".firstMatch(of: pattern) != nil)
        #expect("A.B/`what if 1x5 + 2*?`()".firstMatch(of: pattern) == nil)
        #expect("A.B/`what (if) 1.5 + 2*?`()more".firstMatch(of: pattern) == nil)
    }

    @Test func `names of several suites mean themselves alone`() throws {
        let names = ["A.B/c()", "A.B/`d e`(x:)", "A.C/c()", "E.E/F/g()"]
        let pattern = try Regex(TestUnit.filter(names))

        for name in names { #expect("\(name)/File.swift:3:6".firstMatch(of: pattern) != nil) }
        for name in ["A.B/g()", "A.C/`d e`(x:)", "A.BA.B/c()", "E.E/F/c()"] {
            #expect("\(name)/File.swift:3:6".firstMatch(of: pattern) == nil)
        }
    }

    @Test func `tests are marked at their first line, under the name they are known by`() {
        let source =
            "struct A { struct B { @Test(.timeLimit(.minutes(1))) func `c d`(x: Int, _ y: Int) { e() }\nfunc f() {} }"
            + "@Test func `g`() { h() } }"

        let marked = String(decoding: TestProbe.insert(into: Data(source.utf8), module: "M"), as: UTF8.self)

        #expect(
            marked
                == source.replacing(
                    "{ e() }", with: ##"{ probe_enter(#"M.A/B/`c d`(x:_:)"#); defer { probe_leave() }; e() }"##
                )
                // As the tests' program names it.
                .replacing("{ h() }", with: ##"{ probe_enter(#"M.A/g()"#); defer { probe_leave() }; h() }"##)
                .prefixed("import CProbe; "))
    }
}

extension String {
    fileprivate func prefixed(_ prefix: String) -> String { prefix + self }
}
