import Foundation

// Prints a line of JSON for each measurement.
let usage =
  "bench runtime [RACE] | bench compiler SIZE FOLDER [ROUNDS] | bench read SIZE FOLDER | bench profile RACE LAP TIMES"
let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "runtime":
  RuntimeRaces.run(only: arguments.dropFirst().first)
case "compiler" where arguments.count > 2:
  let races = CompilerRaces(Array(arguments)[1], folder: Array(arguments)[2])
  let rounds = arguments.count > 3 ? Int(Array(arguments)[3]) ?? 9 : 9
  // Memory comes first, while there is no freed memory that could be reused.
  races.printMemory()
  races.run(rounds: rounds)
  races.runEdit(rounds: rounds)
case "profile" where arguments.count > 3:
  Race.profiled = (Array(arguments)[2], Int(Array(arguments)[3]) ?? 1)
  RuntimeRaces.run(only: Array(arguments)[1])
case "read" where arguments.count > 2:
  print(CompilerRaces(Array(arguments)[1], folder: Array(arguments)[2]).read())
default:
  FileHandle.standardError.write(Data("\(usage)\n".utf8))
  exit(64)
}
