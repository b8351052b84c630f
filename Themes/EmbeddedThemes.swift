/// The theme files of this folder, built into the program so that they are there from any directory.
public enum EmbeddedThemes {
    /// A file's name, without ".yaml", and its text.
    public struct File: Sendable {
        public let name: String
        private let bytes: [UInt8]

        public var text: String { String(decoding: bytes, as: UTF8.self) }

        init(_ name: String, _ bytes: [UInt8]) {
            self.name = name
            self.bytes = bytes
        }
    }

    public static let all = [
        File("goma-dark", PackageResources.goma_dark_yaml), File("goma-light", PackageResources.goma_light_yaml),
    ]
}
