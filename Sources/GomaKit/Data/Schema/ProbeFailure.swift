/// An error of a type that cannot be looked through.
struct ProbeFailure: Error {}
