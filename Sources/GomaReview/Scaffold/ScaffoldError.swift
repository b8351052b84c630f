/// The reason why the files of a component, or that of a page, are not written.
package enum ScaffoldError: Error, Equatable, CustomStringConvertible {
    case badName(String)
    case badPageName(String)
    case badCategory(String)
    /// There is no such category; another package may open one, the library has those of its catalogue.
    case unknownCategory(name: String, known: [String], isLibrary: Bool)
    /// There is no folder for sources, or several.
    case noTarget(folder: String, found: [String])
    case noPackage(folder: String)
    case taken(name: String, by: String)
    case exists(path: String)
    /// A list of the library that is not written as it should be.
    case unknownList(path: String)

    package var description: String {
        switch self {
        case .badName(let name):
            "\"\(name)\" cannot be a component's name; write letters and digits, a capital first, such as BasketRow, "
                + "without \"View\" at its end"
        case .badPageName(let name):
            "\"\(name)\" cannot be a page's name; write letters, digits and hyphens, a letter first, such as lobby or "
                + "pages/lobby.yaml"
        case .badCategory(let name):
            "\"\(name)\" cannot be a category; write letters and digits, a capital first, such as HorseRacing"
        case .unknownCategory(let name, let known, let isLibrary):
            "no category is named \"\(name)\"\(NearestName.link(for: name, among: known)) "
                + (isLibrary
                    ? "the library has \(known.joined(separator: ", ")); --new-category is for other packages"
                    : "--new-category opens one of that name")
        case .noTarget(let folder, let found):
            "the package in \"\(folder)\" has \(found.isEmpty ? "no target whose folder is there" : found.joined(separator: ", ")); "
                + (found.isEmpty ? "make its folder below Sources, or give it a path" : "name the target with --target")
        case .noPackage(let folder): "there is no Package.swift in \"\(folder)\"; begin in the folder of a package"
        case .taken(let name, let id): "\"\(name)\" is the name of \(id) already; choose another"
        case .unknownList(let path): "\"\(path)\" holds no list that begins with \"= [\" and ends with \"    ]\""
        case .exists(let path): "\"\(path)\" is there already, and nothing has been written"
        }
    }
}
