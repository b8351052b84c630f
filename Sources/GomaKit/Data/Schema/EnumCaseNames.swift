/// The names of an enum's cases, from what the compiler notes down about each type so that it can be printed.
///
/// Swift has no other way to the cases of an enum that does not list them itself, such as the coding keys that the
/// compiler makes. The layout is that of the ABI (TypeMetadata.rst in the Swift sources): a type's record leads to its
/// description, and that to the records of its fields. Only plain enums are read.
enum EnumCaseNames {
    /// The first word of an enum's record.
    private static let enumKind: UInt = 0x201

    /// The offsets in a nominal type's description and in the list of its fields, in bytes.
    private enum Offset {
        static let fieldList = 16
        static let recordSize = 10
        static let recordCount = 12
        static let firstRecord = 16
        static let recordName = 8
    }

    /// In the order in which they are declared where no case has a payload; `nil` for a type that is no enum.
    static func names(of type: Any.Type) -> [String]? {
        let record = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard record.load(as: UInt.self) == enumKind else { return nil }
        let description = record.load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
        guard let list = relative(description + Offset.fieldList) else { return nil }
        let size = Int(list.load(fromByteOffset: Offset.recordSize, as: UInt16.self))
        let count = Int(list.load(fromByteOffset: Offset.recordCount, as: UInt32.self))
        return (0..<count).compactMap { index in
            relative(list + Offset.firstRecord + index * size + Offset.recordName)
                .map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
        }
    }

    /// What a distance, counted from where it stands, leads to; `nil` where it is nought.
    private static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = place.load(as: Int32.self)
        return distance == 0 ? nil : place + Int(distance)
    }
}
