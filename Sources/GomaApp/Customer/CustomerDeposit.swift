/// The amount that a customer is about to pay in, as pages show it.
struct CustomerDeposit {
    let source: CustomerSource
}
