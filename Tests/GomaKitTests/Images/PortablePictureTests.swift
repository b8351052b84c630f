import Expectations
import Testing

@testable import GomaKit
@testable import TerminalKit

struct PortablePictureTests {
    private let red = RGBColor(0xFF0000)
    private let green = RGBColor(0x00FF00)
    private let grey = RGBColor(0x808080)

    private func bitmap(_ header: String, _ samples: [UInt8] = []) throws -> Bitmap {
        try PortablePicture.bitmap(of: Array(header.utf8) + samples)
    }

    /// What is wrong, in words; empty where nothing is.
    private func problem(_ header: String, _ samples: [UInt8] = []) -> String {
        do {
            _ = try PortablePicture.bitmap(of: Array(header.utf8) + samples)
            return ""
        } catch {
            return error.description
        }
    }

    @Test func `a P6 is read, comments and blanks left out`() throws {
        let picture = try bitmap("P6 # made by hand\n2\t1\n# another\n255\n", [255, 0, 0, 0, 255, 0])

        expect(picture.size, is: Size(width: 2, height: 1))
        expect(picture.pixels, is: [red, green])
    }

    @Test func `a P3 is read, with any largest sample`() throws {
        try expect(bitmap("P3\n1 2\n15\n15 0 0\n0 15 0\n").pixels, is: [red, green])
        try expect(bitmap("P3\n1 1\n15\n1 8 14\n").pixels, is: [RGBColor(0x1188EE)])
    }

    @Test func `the longest file is a P3 of the largest size, five digits and a blank for each sample`() {
        let samples = 3 * 1024 * 1024
        let text = "65535 ".count

        expect(PortablePicture.longestFile, is: samples * text + 65_536)
    }

    @Test func `samples above 255 take two bytes`() throws {
        try expect(bitmap("P6 1 1 65535\n", [255, 255, 0, 0, 0, 0]).pixels, is: [red])
        try expect(bitmap("P6 1 1 65535\n", [128, 0, 0, 128, 64, 1]).pixels, is: [RGBColor(0x800040)])
    }

    @Test func `a PAM is read in grey and in colours`() throws {
        let header = "P7\nWIDTH 1\nHEIGHT 1\n"

        try expect(bitmap("\(header)DEPTH 1\nMAXVAL 255\nTUPLTYPE GRAYSCALE\nENDHDR\n", [128]).pixels, is: [grey])
        try expect(bitmap("\(header)DEPTH 3\nMAXVAL 255\nTUPLTYPE RGB\nENDHDR\n", [0, 255, 0]).pixels, is: [green])
        try expect(bitmap("\(header)DEPTH 3\nMAXVAL 255\nENDHDR\n", [0, 255, 0]).pixels, is: [green])
    }

    @Test func `what can be seen through is dark`() throws {
        let header = "P7\nWIDTH 1\nHEIGHT 1\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n"

        try expect(bitmap(header, [255, 0, 0, 255]).pixels, is: [red])
        try expect(bitmap(header, [255, 0, 0, 0]).pixels, is: [RGBColor(0)])
        try expect(bitmap(header, [255, 200, 100, 51]).pixels, is: [RGBColor(0x332814)])
    }

    @Test(arguments: ["", "TUPLTYPE GRAYSCALE_ALPHA\n", "TUPLTYPE BLACKANDWHITE_ALPHA\n"])
    func `grey that can be seen through is dark, each pixel by itself`(kind: String) throws {
        let header = "P7\nWIDTH 3\nHEIGHT 1\nDEPTH 2\nMAXVAL 255\n\(kind)ENDHDR\n"

        let picture = try bitmap(header, [255, 255, 255, 0, 200, 51])

        expect(picture.pixels, is: [RGBColor(0xFFFFFF), RGBColor(0), RGBColor(0x282828)])
    }

    @Test func `the header of a PAM may have comments, blank lines, and its fields in any order`() throws {
        let header = "P7\n# made by hand\n\nTUPLTYPE BLACKANDWHITE\nMAXVAL 1\nDEPTH 1\nHEIGHT 1\nWIDTH 2\nENDHDR\n"

        let picture = try bitmap(header, [1, 0])

        expect(picture.size, is: Size(width: 2, height: 1))
        expect(picture.pixels, is: [RGBColor(0xFFFFFF), RGBColor(0)])
    }

    @Test(arguments: [(65_496, ""), (65_497, "the header ends before ENDHDR")])
    func `a header may be as long as is said, comments included`(count: Int, words: String) {
        let comment = "#" + String(repeating: "x", count: count)

        expect(problem("P7\n\(comment)\nWIDTH 1\nHEIGHT 1\nDEPTH 1\nMAXVAL 1\nENDHDR\n", [1]), is: words)
    }

    @Test func `a sample above the largest counts as the largest`() throws {
        try expect(bitmap("P6 1 1 100\n", [255, 0, 0]).pixels, is: [red])
    }

    @Test(arguments: [
        ("GIF89a", "begins with \"GIF8\"; a picture begins with P3 or P6 (PPM) or P7 (PAM)"),
        ("", "begins with \"\"; a picture begins with P3 or P6 (PPM) or P7 (PAM)"),
        ("P6", "the header ends before the width"),
        ("P6 3", "the header ends before the height"),
        ("P6 3 3", "the header ends before the largest sample"),
        ("P6 0 3 255\n", "the width is \"0\" rather than a whole number from 1 to 2147483647"),
        ("P6 -4 3 255\n", "the width is \"-4\" rather than a whole number from 1 to 2147483647"),
        (
            "P6 99999999999999999999 1 255\n",
            "the width is \"99999999999999999999\" rather than a whole number from 1 to 2147483647"
        ),
        (
            "P6 1234567890123456789012345 1 255\n",
            "the width is \"123456789012345678901234\" rather than a whole number from 1 to 2147483647"
        ),
        ("P6 2000000000 2000000000 255\n", "is 2000000000×2000000000 pixels large; up to 1024×1024 are read"),
        ("P6 1 1 70000\n", "the largest sample is \"70000\" rather than a whole number from 1 to 65535"),
        ("P6 2 2 255\nab", "has 2 of 12 samples; the file must have been cut off"),
        ("P6 1 1 255", "has 0 of 3 samples; the file must have been cut off"),
        ("P3 1 1 9\n1 2", "has 2 of 3 samples; the file must have been cut off"),
        ("P3 1 1 9\n1 2 10", "sample 3 is \"10\" rather than a whole number from 0 to 9"),
        ("P7\nWIDTH 1\n", "the header ends before ENDHDR"),
        ("P7\nWIDTH 1\nENDHDR\n", "the header ends before HEIGHT"),
        ("P7\nWIDTH x\nENDHDR\n", "WIDTH is \"x\" rather than a whole number from 1 to 2147483647"),
        (
            "P7\nWIDHT 1\nENDHDR\n",
            "the header says \"WIDHT\"; it may say WIDTH, HEIGHT, DEPTH, MAXVAL, TUPLTYPE and ENDHDR"
        ),
        ("P7\nMAXVAL 65536\n", "MAXVAL is \"65536\" rather than a whole number from 1 to 65535"),
        (
            "P7\nWIDTH 1\nHEIGHT 1\nDEPTH 5\nMAXVAL 255\nENDHDR\n",
            "has 5 samples a pixel of the kind \"\"; GRAYSCALE has 1, GRAYSCALE_ALPHA 2, RGB 3, RGB_ALPHA 4"
        ),
        (
            "P7\nWIDTH 1\nHEIGHT 1\nDEPTH 9\nMAXVAL 255\nTUPLTYPE RGB\nENDHDR\n",
            "has 9 samples a pixel of the kind \"RGB\"; GRAYSCALE has 1, GRAYSCALE_ALPHA 2, RGB 3, RGB_ALPHA 4"
        ),
    ])
    func `what is wrong is told, with what would be right`(file: String, words: String) {
        expect(problem(file), is: words)
    }

    @Test(arguments: [
        ("P6 1024 1 255\n", "has 0 of 3072 samples; the file must have been cut off"),
        ("P6 1 1024 255\n", "has 0 of 3072 samples; the file must have been cut off"),
        ("P6 1025 1 255\n", "is 1025×1 pixels large; up to 1024×1024 are read"),
        ("P6 1 1025 255\n", "is 1×1025 pixels large; up to 1024×1024 are read"),
    ])
    func `a picture may be as large as is said, and no larger either way`(file: String, words: String) {
        expect(problem(file), is: words)
    }

    @Test func `no beginning of a file and no changed byte brings it down`() throws {
        let whole =
            Array("P7\nWIDTH 2\nHEIGHT 2\nDEPTH 3\nMAXVAL 255\nTUPLTYPE RGB\nENDHDR\n".utf8)
            + Array(repeating: 7, count: 12)
        for count in whole.indices {
            #expect(throws: PortablePictureError.self) { try PortablePicture.bitmap(of: Array(whole.prefix(count))) }
        }
        for index in whole.indices {
            for byte: UInt8 in [0, 10, 35, 57, 127, 255] {
                var changed = whole
                changed[index] = byte
                let picture = try? PortablePicture.bitmap(of: changed)
                #expect(picture.map { $0.pixels.count <= PortablePicture.limit * PortablePicture.limit } ?? true)
            }
        }
    }
}
