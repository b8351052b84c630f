/// A type that is not looked through field by field: a number, a text with a limit, or what may hold nothing. Most types are
/// not, which takes one search of the runtime to know.
package protocol ProbedInItsWay {}
