import Foundation
import OutsideReaders

/// The reader that is fed, named by `GOMAUI_READER`.
private let reader: OutsideReader = {
    let name = ProcessInfo.processInfo.environment["GOMAUI_READER"] ?? ""
    guard let reader = OutsideReader(rawValue: name) else {
        fatalError("GOMAUI_READER is \"\(name)\"; readers are \(OutsideReader.names)")
    }
    return reader
}()

/// Called by libFuzzer (https://llvm.org/docs/LibFuzzer.html), on the main thread, with one input after the other. A
/// reader may refuse an input; it may not trap, hang, or take more memory than libFuzzer allows.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let data = Data(UnsafeBufferPointer(start: bytes, count: count))
    return MainActor.assumeIsolated {
        do {
            try reader.read(data)
            return 0
        } catch {
            // The words of an error are made of what was read.
            precondition(!"\(error)".isEmpty, "\(type(of: error)) has no words")
            return 0
        }
    }
}
