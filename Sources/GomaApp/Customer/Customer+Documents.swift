import Foundation

/// By what the customer proves what the account says.
extension Customer {
    /// What has been handed in, the latest last.
    var documents: [VerificationDocument] { record.documents ?? [] }

    /// Hands a file in, which somebody looks at.
    func handIn(_ file: String, for proof: VerificationDocument.Proof) throws(AppRefusal) {
        guard isLoggedIn else { throw .account(.loggedOut) }
        let id = try change { (record, moment) throws(AppRefusal) in
            let id = record.newID("P")
            var documents = record.documents ?? []
            try refusing(AppRefusal.document, try documents.handIn(file, for: proof, id: id, at: moment))
            record.documents = documents
            return id
        }
        awaitReview(of: id, since: now)
    }

    /// Looks at a document, once it has waited for long enough; while nothing is given, none can be read.
    func awaitReview(of id: String, since moment: Date) {
        awaitArrival(of: id, in: Self.reviewTime, since: moment) { customer in
            let isReadable = !customer.service.troubles.contains(.refusals)
            customer.change { record, moment in
                guard let document = record.documents?.review(id, isReadable: isReadable) else { return }
                record.note(.document(document.proof, isAccepted: isReadable), at: moment)
            }
        }
    }

    /// What can be paid out in all before the identity is proved, in words.
    var payoutWithoutProof: String { environment.money.string(Money(Self.payoutWithoutProof, currency)) }

    /// A line on each proof that there is; none for guests.
    var documentStates: [Listed<ActionRowDisplayState>] {
        guard isLoggedIn else { return [] }
        return VerificationDocument.Proof.allCases.map { proof in
            let phase = documents.latest(for: proof)?.phase
            return Listed(
                id: proof.rawValue,
                item: ActionRowDisplayState(
                    id: proof.rawValue, title: environment.text(proof.title), value: environment.text(phase.words),
                    icon: phase.icon, kind: .information, tone: phase.tone))
        }
    }
}

extension VerificationDocument.Phase? {
    fileprivate var icon: Pictogram? {
        switch self {
        case .inReview?: .clock
        // What has happened brings its own mark.
        case .accepted?, .unreadable?: nil
        case nil: .document
        }
    }

    fileprivate var tone: ActionRowTone {
        switch self {
        case .accepted?: .success
        case .unreadable?: .failure
        case .inReview?, nil: .standard
        }
    }
}
