import Expectations
import Testing

@testable import GomaReview

struct TimeParserTests {
    @Test(arguments: [
        ("2.5s", Duration.milliseconds(2500)), ("300ms", .milliseconds(300)), ("2", .seconds(2)), ("0s", .zero),
    ])
    func `times are read as people write them`(text: String, duration: Duration) {
        expect(TimeParser.duration(text), is: duration)
    }

    @Test(arguments: ["", "s", "ms", "-1s", "1e3", "soon", "1h", "0x10", "99999999s", "nan"])
    func `what is no time is refused`(text: String) { expect(TimeParser.duration(text), is: nil) }
}
