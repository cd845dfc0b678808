import { createProgress } from './progress.mjs';

/** Ctrl+C under npm arrives twice, from the terminal and passed on by npm: that is one wish. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Runs a server from its start to SIGTERM or Ctrl+C. A start that fails says why in plain sentences; a second signal,
 * sent on purpose, ends the process at once.
 * @template {{ stop: () => Promise<void> }} Running
 * @param {(progress: ReturnType<typeof createProgress>) => Promise<Running>} start
 * @param {(running: Running) => void} greet
 */
export async function live(start, greet) {
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
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    // in development Vite's compilers listen too, and would end the process before the database is closed
    process.removeAllListeners(signal);
    process.on(signal, async () => {
      if (stopping > 0) {
        if (Date.now() - stopping > SAME_SIGNAL_MS) process.exit(1);
        return;
      }
      stopping = Date.now();
      try {
        await running.stop();
        process.exit(0);
      } catch (error) {
        console.error(explain(error));
        process.exit(1);
      }
    });
  }
}

/** @param {unknown} error */
function explain(error) {
  if (!(error instanceof Error)) return String(error);
  const own = error.name === 'Error' || error.name === 'SettingsError';
  return own ? error.message : (error.stack ?? error.message);
}
