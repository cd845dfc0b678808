import { SaidError } from './report/say';

/** The file cannot be imported, and why. */
export class UnreadableFile extends SaidError {}

/** The command names a file or a folder that is not there, or a mapping that is none; the message is shown to the user. */
export class WrongCommand extends Error {}
