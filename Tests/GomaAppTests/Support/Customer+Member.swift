import Foundation
import GomaUI

@testable import GomaApp

extension Customer {
    /// A customer who has opened an account in an app with offers, and is in it.
    static func member(
        offering offers: [Offer], opening: Date, in environment: ViewEnvironment
    ) throws -> Customer {
        var record = CustomerRecord(currency: "EUR")
        record.offers = offers
        let customer = Customer(
            record, opening: opening, service: AppService(currency: "EUR", in: environment), in: environment)
        try customer.open(name: "Ana Silva", email: "ana@goma.test", phone: "912345678")
        try customer.enter()
        return customer
    }
}
