/// A reader of pictures in the portable formats of Netpbm: PPM as text (P3) and as bytes (P6), and PAM (P7).
///
/// Whatever the bytes are, it reads no further than they go and takes no more memory than ``limit`` allows.
package struct PortablePicture {
    private let bytes: [UInt8]
    private var place = 0

    /// Pixels across and down that are read at most.
    static let limit = 1024
    /// Bytes of the longest file that can be a picture: a P3 of the largest size, with samples of five digits and a blank.
    static let longestFile = limit * limit * 3 * 6 + longestHeader
    /// Bytes of a header, comments included.
    private static let longestHeader = 1 << 16

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Reads a file's bytes.
    package static func bitmap(of bytes: [UInt8]) throws(PortablePictureError) -> Bitmap {
        var reader = PortablePicture(bytes)
        reader.place = 2
        switch Array(bytes.prefix(2)) {
        case Array("P3".utf8): return try reader.readPixmap(isText: true)
        case Array("P6".utf8): return try reader.readPixmap(isText: false)
        case Array("P7".utf8): return try reader.readMap()
        default:
            let beginning = bytes.prefix(4).map { (0x20..<0x7F).contains($0) ? String(Unicode.Scalar($0)) : "·" }
            throw .unknownFormat(beginning: beginning.joined())
        }
    }

    // MARK: PPM

    private mutating func readPixmap(isText: Bool) throws(PortablePictureError) -> Bitmap {
        let size = try checked(width: try readNumber("the width"), height: try readNumber("the height"))
        let most = try readNumber("the largest sample", from: 1, to: 65_535)
        let count = size.width * size.height * 3
        var samples: [Int] = []
        if isText {
            samples.reserveCapacity(min(count, bytes.count))
            while samples.count < count {
                guard let word = nextWord() else { throw .pixelsEnd(found: samples.count, wanted: count) }
                samples.append(try number(word, "sample \(samples.count + 1)", from: 0, to: most))
            }
        } else {
            place += 1
            samples = try readSamples(count, most: most)
        }
        return Bitmap(
            size: size,
            pixels: stride(from: 0, to: count, by: 3).map { index in
                Self.color(samples[index], samples[index + 1], samples[index + 2], most: most)
            })
    }

    // MARK: PAM

    /// The fields of a header, each on a line, in any order.
    private mutating func readMap() throws(PortablePictureError) -> Bitmap {
        var numbers: [String: Int] = [:]
        var kind = ""
        fields: while true {
            guard let line = nextLine() else { throw .headerEnds(before: "ENDHDR") }
            let words = line.split { $0.isWhitespace }.map(String.init)
            switch words.first {
            case nil: continue
            case "ENDHDR": break fields
            case "TUPLTYPE": kind = words.dropFirst().joined(separator: " ")
            case let field? where Self.fields.contains(field):
                let (least, most) = field == "MAXVAL" ? (1, 65_535) : (1, Int(Int32.max))
                numbers[field] = try number(words.dropFirst().joined(separator: " "), field, from: least, to: most)
            case let field?:
                if !field.hasPrefix("#") { throw .unknownField(String(field.prefix(24))) }
            }
        }
        func value(of field: String) throws(PortablePictureError) -> Int {
            guard let number = numbers[field] else { throw .headerEnds(before: field) }
            return number
        }
        let (width, height) = (try value(of: "WIDTH"), try value(of: "HEIGHT"))
        let (depth, most) = (try value(of: "DEPTH"), try value(of: "MAXVAL"))
        let size = try checked(width: width, height: height)
        guard kind.isEmpty ? (1...4).contains(depth) : Self.depths[kind] == depth else {
            throw .unknownPixels(depth: depth, kind: String(kind.prefix(24)))
        }
        let samples = try readSamples(size.width * size.height * depth, most: most)
        return Bitmap(
            size: size,
            pixels: stride(from: 0, to: samples.count, by: depth).map { index in
                Self.color(Array(samples[index..<index + depth]), most: most)
            })
    }

    private static let fields = ["WIDTH", "HEIGHT", "DEPTH", "MAXVAL"]
    private static let depths = [
        "BLACKANDWHITE": 1, "GRAYSCALE": 1, "GRAYSCALE_ALPHA": 2, "BLACKANDWHITE_ALPHA": 2, "RGB": 3, "RGB_ALPHA": 4,
    ]

    /// What can be seen through is dark.
    private static func color(_ samples: [Int], most: Int) -> RGBColor {
        let isGrey = samples.count < 3
        let alpha = samples.count.isMultiple(of: 2) ? samples[samples.count - 1] : most
        let channels = isGrey ? [samples[0], samples[0], samples[0]] : Array(samples.prefix(3))
        let seen = channels.map { $0 * alpha / most }
        return color(seen[0], seen[1], seen[2], most: most)
    }

    // MARK: Pieces

    private static func color(_ red: Int, _ green: Int, _ blue: Int, most: Int) -> RGBColor {
        func channel(_ sample: Int) -> UInt8 { UInt8((sample * 255 + most / 2) / most) }
        return RGBColor(red: channel(red), green: channel(green), blue: channel(blue))
    }

    private func checked(width: Int, height: Int) throws(PortablePictureError) -> Size {
        guard width <= Self.limit, height <= Self.limit else {
            throw .tooLarge(width: width, height: height, limit: Self.limit)
        }
        return Size(width: width, height: height)
    }

    /// Samples of one byte each, or of two where one is not enough, the higher first; none above the largest.
    private func readSamples(_ count: Int, most: Int) throws(PortablePictureError) -> [Int] {
        let length = most > 255 ? 2 : 1
        let found = max(0, bytes.count - place) / length
        guard found >= count else { throw .pixelsEnd(found: found, wanted: count) }
        return (0..<count).map { index in
            let start = place + index * length
            let sample = length == 1 ? Int(bytes[start]) : Int(bytes[start]) << 8 | Int(bytes[start + 1])
            return min(sample, most)
        }
    }

    private mutating func readNumber(
        _ part: String, from least: Int = 1, to most: Int = Int(Int32.max)
    ) throws(PortablePictureError) -> Int {
        guard let word = nextWord() else { throw .headerEnds(before: part) }
        return try number(word, part, from: least, to: most)
    }

    private func number(
        _ word: String, _ part: String, from least: Int, to most: Int
    ) throws(PortablePictureError) -> Int {
        let digits = word.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(word) : nil
        guard let digits, (least...most).contains(digits) else {
            throw .badNumber(part, found: String(word.prefix(24)), least: least, most: most)
        }
        return digits
    }

    /// The next word, with blanks and comments before it left out; printable ASCII alone is kept as it is.
    private mutating func nextWord() -> String? {
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "#") {
                while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
            } else if Self.isBlank(bytes[place]) {
                place += 1
            } else {
                break
            }
        }
        let start = place
        while place < bytes.count, !Self.isBlank(bytes[place]) { place += 1 }
        return start == place ? nil : Self.text(bytes[start..<place])
    }

    /// The rest of the line, as long as the header may go on.
    private mutating func nextLine() -> String? {
        guard place < min(bytes.count, Self.longestHeader) else { return nil }
        let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        defer { place = end + 1 }
        return Self.text(bytes[place..<end])
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.prefix(256).map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
    }
}
