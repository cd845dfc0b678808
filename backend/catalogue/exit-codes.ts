/** Exit codes of the command. */
export const EXIT = {
  /** Everything that could be read is in the shop; the report says what was left out. */
  done: 0,
  /** Nothing was imported or undone: the file cannot be read, or all of it was refused. */
  nothing: 1,
  /** The command line cannot be understood. */
  badCommand: 2,
  /** It stopped on the way. What was written stays; the same command goes on. */
  stopped: 3,
  /** Nothing was imported: a replacement would withdraw more than a tenth, and that is not confirmed. */
  unconfirmed: 4,
  /** The goods are in the shop, but the report file could not be written. */
  noReport: 5,
  /** Nothing was imported or undone: another import runs. */
  busy: 6,
} as const;
