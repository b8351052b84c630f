import Foundation

/// A document by which a customer proves something of what the account says, from the moment at which it is handed in.
package struct VerificationDocument: Codable, Hashable, Sendable, Identifiable {
    /// The part of an account that a document proves.
    package enum Proof: String, CaseIterable, Codable, Hashable, Sendable { case identity, address }

    /// The progress of looking at a document.
    package enum Phase: String, Codable, Hashable, Sendable {
        case inReview
        case accepted
        /// Nobody could read it, so that another one may be handed in.
        case unreadable
    }

    /// The reasons why one is not taken.
    package enum Refusal: Error, Hashable, Sendable {
        /// The file is of a type that is not looked at.
        case format
        /// One for the same proof is being looked at.
        case inReview
        /// The proof has been given.
        case accepted
    }

    /// The ends of the names of files that are taken.
    package static let formats = ["jpeg", "jpg", "pdf", "png"]

    package let id: String
    package let proof: Proof
    /// The file's name, or the way to it.
    package let file: String
    package let handedIn: Date
    package fileprivate(set) var phase = Phase.inReview
}

extension [VerificationDocument] {
    /// The document that was handed in last for a proof.
    package func latest(for proof: VerificationDocument.Proof) -> VerificationDocument? { last { $0.proof == proof } }

    package func prove(_ proof: VerificationDocument.Proof) -> Bool { latest(for: proof)?.phase == .accepted }

    /// Whether a proof is neither given nor being looked at, so that a file can be handed in for it.
    package func lack(_ proof: VerificationDocument.Proof) -> Bool {
        [nil, .unreadable].contains(latest(for: proof)?.phase)
    }

    /// Hands a file in: one that can be looked at, for a proof that is neither given nor being looked at.
    package mutating func handIn(
        _ file: String, for proof: VerificationDocument.Proof, id: String, at moment: Date
    ) throws(VerificationDocument.Refusal) {
        let name = file.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex,
            VerificationDocument.formats.contains(name[dot...].dropFirst().lowercased())
        else { throw .format }
        switch latest(for: proof)?.phase {
        case .inReview?: throw .inReview
        case .accepted?: throw .accepted
        case .unreadable?, nil: break
        }
        append(VerificationDocument(id: id, proof: proof, file: file, handedIn: moment))
    }

    /// Somebody has looked at one, which is looked at once.
    /// - Returns: the document; `nil` where none of that identity waits for it.
    package mutating func review(_ id: String, isReadable: Bool) -> VerificationDocument? {
        guard let place = firstIndex(where: { $0.id == id && $0.phase == .inReview }) else { return nil }
        self[place].phase = isReadable ? .accepted : .unreadable
        return self[place]
    }
}
