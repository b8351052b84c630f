/// What a page says of a file with values.
struct FileOptions: Codable {
    /// The file, from the folder of the page; one that ends in .jsonl holds a value in each line.
    var path: String
}
