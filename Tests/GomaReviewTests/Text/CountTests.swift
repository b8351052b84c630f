import Expectations
import TerminalKit
import Testing

@testable import GomaReview

struct CountTests {
    @Test func `one is one thing, none and several are things`() {
        expect([0, 1, 2].map { Count.of($0, "row") }, is: ["0 rows", "1 row", "2 rows"])
    }

    @Test func `a place is one row or several`() {
        expect(Count.place("row", 3...3), is: "row 3")
        expect(Count.place("row", 3...4), is: "rows 3–4")
        expect(Count.place("column", 9...12), is: "columns 9–12")
    }

    @Test(arguments: [
        (Duration.zero, "0.000 s"), (.milliseconds(1), "0.001 s"), (.milliseconds(3250), "3.250 s"),
        (.milliseconds(61_007), "61.007 s"), (.microseconds(1499), "0.001 s"), (.microseconds(1501), "0.002 s"),
        (.microseconds(999_600), "1.000 s"),
    ])
    func `a moment is read in seconds with thousandths`(offset: Duration, text: String) {
        expect(TimeText.seconds(offset), is: text)
    }

    @Test(arguments: [
        (Duration.zero, "0s"), (.seconds(3), "3s"), (.milliseconds(2500), "2.5s"), (.milliseconds(2005), "2.005s"),
        (.milliseconds(10), "0.01s"), (.nanoseconds(1), "0.000000001s"), (.nanoseconds(1_000_000_010), "1.00000001s"),
    ])
    func `a span is written as it is read`(duration: Duration, text: String) {
        expect(TimeParser.text(duration), is: text)
        expect(TimeParser.duration(text), is: duration)
    }

    @Test func `a day is a span, and no more than a day`() {
        expect(TimeParser.duration("86400s"), is: .seconds(86_400))
        expect(TimeParser.duration("86400000ms"), is: .seconds(86_400))
        expect(TimeParser.duration("86400.1s"), is: nil)
        expect(TimeParser.duration("86400001ms"), is: nil)
        expect(TimeParser.duration("1.2.3s"), is: nil)
    }

    @Test(arguments: [
        (Duration.microseconds(1499), Duration.milliseconds(1)), (.microseconds(1500), .milliseconds(2)),
        (.microseconds(499), .zero), (.milliseconds(2999), .milliseconds(2999)),
        (.microseconds(2_999_500), .seconds(3)),
    ])
    func `people read whole milliseconds`(exact: Duration, read: Duration) {
        expect(exact.roundedToMilliseconds, is: read)
    }

    @Test func `a hash is the one that is published, and its letters the same in every run`() {
        expect(StableHash.value(of: ""), is: 0xCBF2_9CE4_8422_2325)
        expect(StableHash.value(of: "a"), is: 0xAF63_DC4C_8601_EC8C)
        expect(StableHash.value(of: "foobar"), is: 0x8594_4171_F739_67E8)
        expect(StableHash.shortID(of: ""), is: "ufpaua")
        expect(StableHash.shortID(of: "foobar"), is: "ykxp86")
    }

    @Test func `words are spelled in the characters that there are`() {
        expect(Glyphs.unicode.spelled(words: "a → b… · rows 3–4 › c"), is: "a → b… · rows 3–4 › c")
        expect(Glyphs.ascii.spelled(words: "a → b… · rows 3–4 › c"), is: "a -> b.. - rows 3-4 > c")
    }
}
