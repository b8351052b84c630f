/// The schema that a type turned out to have, and one value of it to go on with.
struct ProbeFinding<Value> {
    let value: Value
    let schema: StateSchema
}
