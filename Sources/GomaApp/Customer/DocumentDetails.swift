/// What the customer hands in.
struct DocumentDetails: Codable {
    let proof: VerificationDocument.Proof
    /// The file's name.
    let file: String
}
