/// The language files of this folder, built into the program so that they are there from any directory.
public enum EmbeddedLanguages {
    /// The text of `fr.yaml`, in UTF-8.
    public static var french: [UInt8] { PackageResources.fr_yaml }
    /// The text of `pt.yaml`, in UTF-8.
    public static var portuguese: [UInt8] { PackageResources.pt_yaml }
}
