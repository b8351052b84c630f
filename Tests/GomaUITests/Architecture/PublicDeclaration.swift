/// A declaration that other packages see.
struct PublicDeclaration: Hashable {
    let path: String
    let line: Int
    /// The type that it belongs to, without those around it; `nil` at the top of a file.
    let owner: String?
    /// Its own name; of several functions that share one, each has it.
    let name: String
    /// What a function or an initializer calls its parameters inside.
    let parameters: [String]
    /// The name with the words of its parameters, such as "init(from:)".
    let signature: String
    let isDocumented: Bool
}
