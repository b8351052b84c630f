/// What a customer has been told, as pages show it.
struct CustomerInbox {
    let customer: Customer
}
