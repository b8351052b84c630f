import Expectations
import Testing

@testable import NcursesScreen

@Suite struct Base64Tests {
    /// RFC 4648, section 10.
    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
        ("foobar", "Zm9vYmFy"),
    ])
    func `bytes are written as the standard has it`(text: String, encoded: String) {
        expect(Base64.text(of: Array(text.utf8)), is: encoded)
    }

    @Test func `all characters of the alphabet stand where they belong`() {
        let bytes = (0..<48).map { byte in
            // Six bits a character, counting from 0 to 63.
            let bits = (byte * 8..<byte * 8 + 8).map { ($0 / 6) >> (5 - $0 % 6) & 1 }
            return UInt8(bits.reduce(0) { $0 << 1 | $1 })
        }

        expect(Base64.text(of: bytes), is: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    }
}
