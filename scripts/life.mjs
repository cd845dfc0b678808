import { handleUncaughtErrors } from './last-resort.mjs';
import { createProgress } from './progress.mjs';

/** Under npm, Ctrl+C arrives twice, from the terminal and from npm: signals within this time count as one. */
const SAME_SIGNAL_MS = 1_000;

/** A time limit for the whole stop; the limits of the parts are shorter. */
const STOP_LIMIT_MS = 9_500;

/**
 * Runs a server from its start to SIGTERM or Ctrl+C. A start that fails says why in plain sentences; a second signal,
 * sent on purpose, ends the process at once, and so does a stop that takes ten seconds.
 * @template {{ stop: () => Promise<void>, errorRecord: (error: unknown) => object }} Running
 * @param {(progress: ReturnType<typeof createProgress>) => Promise<Running>} start
 * @param {(running: Running) => void} greet
 */
export async function runServer(start, greet) {
  const progress = createProgress();
  let running;
  try {
    running = await start(progress);
  } catch (error) {
    progress.finish();
    console.error(explain(error));
    process.exit(1);
  }
  progress.finish();
  greet(running);
  let stopping = 0;
  const stop = async () => {
    if (stopping > 0) {
      if (Date.now() - stopping > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stopping = Date.now();
    setTimeout(() => {
      console.error('Stopping took too long: what was still under way is cut.');
      process.exit(1);
    }, STOP_LIMIT_MS).unref();
    try {
      await running.stop();
      process.exit();
    } catch (error) {
      console.error(explain(error));
      process.exit(1);
    }
  };
  handleUncaughtErrors(stop, running.errorRecord);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    // in development Vite's compilers listen too, and would end the process before the database is closed
    process.removeAllListeners(signal);
    process.on(signal, stop);
  }
}

/** @param {unknown} error */
function explain(error) {
  if (!(error instanceof Error)) return String(error);
  const own = error.name === 'Error' || error.name === 'SettingsError';
  // The message of a failed SQL statement lists its values below the first line.
  return (own ? error.message : (error.stack ?? error.message)).replace(/\nparams: .*/s, '');
}
