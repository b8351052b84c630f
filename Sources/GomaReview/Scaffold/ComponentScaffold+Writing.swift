extension ComponentScaffold {
    /// Writes the component's files: all of them, or none where one is there already, be it a link that leads nowhere, or
    /// cannot be written.
    /// - Parameter folder: the package's.
    /// - Throws: ``ScaffoldError/exists(path:)``, or ``OutputError``.
    package func create(in folder: String) throws {
        let (files, writer) = (files, try DumpWriter(folder: folder))
        for (index, file) in files.enumerated() {
            do {
                guard try writer.writeNew(file.text, to: file.path) else { throw ScaffoldError.exists(path: file.path) }
            } catch {
                for written in files[..<index] { try writer.remove(written.path) }
                throw error
            }
        }
    }
}
