/// What the program is called that runs, for messages that name its commands.
public enum ProgramName {
    @TaskLocal public static var current = "gomaui"
}
