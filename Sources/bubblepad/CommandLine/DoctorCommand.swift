import ArgumentParser

/// `bubblepad doctor`: says in words what the terminal can do.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", _superCommandName: "bubblepad",
    abstract: "Say what was found of the terminal, and which keys and features are missing.",
    discussion: """
      On a terminal it is asked for a moment; else only the environment counts. The exit status is \
      78 when the terminal cannot show the program.
      """)
}
