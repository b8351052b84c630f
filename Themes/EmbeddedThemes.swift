/// The theme files of this folder, built into the program so that they are there from any directory.
public enum EmbeddedThemes {
    /// A file's name, without ".yaml", and its text.
    public struct File: Sendable {
        public let name: String
        private let bytes: [UInt8]

        public var text: String { String(decoding: bytes, as: UTF8.self) }

        /// What the file says, a value a line; `nil` where that is not known.
        public var table: String? { EmbeddedThemes.tables[name] }

        init(_ name: String, _ bytes: [UInt8]) {
            self.name = name
            self.bytes = bytes
        }
    }

    public static let all = [
        File("goma-dark", PackageResources.goma_dark_yaml), File("goma-light", PackageResources.goma_light_yaml),
        File("goma-contrast-dark", PackageResources.goma_contrast_dark_yaml),
        File("goma-contrast-light", PackageResources.goma_contrast_light_yaml),
        File("goma-terminal", PackageResources.goma_terminal_yaml),
        File("goma-mono", PackageResources.goma_mono_yaml),
    ]
}
