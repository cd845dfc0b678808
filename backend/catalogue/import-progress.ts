/** Progress of a command: an updating line on a terminal, occasional lines elsewhere. */

interface ProgressDisplay {
  show: (progress: { bytes: number; models: number }) => void;
  finish: () => void;
}

const QUIET_MS = 700;
const TERMINAL_EVERY_MS = 100;
const ELSEWHERE_EVERY_MS = 5000;

/** @param size of the file in bytes */
export function showProgress(size: number): ProgressDisplay {
  const out = process.stderr;
  const started = Date.now();
  const every = out.isTTY ? TERMINAL_EVERY_MS : ELSEWHERE_EVERY_MS;
  let shownAt = started + QUIET_MS - every;
  let isShown = false;
  return {
    show({ bytes, models }) {
      const now = Date.now();
      if (now - shownAt < every) return;
      shownAt = now;
      isShown = true;
      const text = `Importing: ${Math.min(100, Math.floor((bytes / size) * 100))} % read, ${models} models written`;
      out.write(out.isTTY ? `\r${text}\u001b[K` : `${text}\n`);
    },
    finish() {
      if (isShown && out.isTTY) out.write('\r\u001b[K');
    },
  };
}
