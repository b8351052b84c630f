import Expectations
import TerminalKit
import Testing

@testable import NcursesScreen

@Suite struct KeyCodesTests {
    @Test(
        arguments: [
            (1, KeyEvent(.function(1))), (12, KeyEvent(.function(12))), (13, KeyEvent(.function(1), .shift)),
            (24, KeyEvent(.function(12), .shift)), (25, KeyEvent(.function(1), .control)),
            (36, KeyEvent(.function(12), .control)), (37, KeyEvent(.function(1), [.control, .shift])),
            (60, KeyEvent(.function(12), .alt)), (61, KeyEvent(.function(1), [.alt, .shift])),
            (29, KeyEvent(.function(5), .control)), (48, KeyEvent(.function(12), [.control, .shift])),
            (49, KeyEvent(.function(1), .alt)), (63, KeyEvent(.function(3), [.alt, .shift])),
        ])
    func `function keys beyond the twelfth carry modifiers`(number: Int, key: KeyEvent) {
        expect(KeyCodes.functionKey(number), is: key)
    }
}
