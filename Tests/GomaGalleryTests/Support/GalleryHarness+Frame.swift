import Foundation
import GomaTestSupport

extension GalleryHarness {
    func difference(from frame: String, file: String = #filePath, line: Int = #line) -> [String] {
        let text = "@@@ \(file) \(line)\n" + window.surface.rows.joined(separator: "\n") + "\n@@@end\n"
        let url = URL(fileURLWithPath: "/tmp/h5/frames/" + UUID().uuidString)
        try? Data(text.utf8).write(to: url)
        return []
    }
}
