/**
 * Shows what takes over a second: a bar that moves on a terminal, one line at the start and at the end elsewhere.
 * Quick steps show nothing.
 * @param {NodeJS.WriteStream} out
 */
export function createProgress(out = process.stderr) {
  const wait = 700;
  const terminal = out.isTTY === true;
  /** @type {{ label: string, started: number, shown: boolean } | undefined} */
  let step;

  /** @param {number} done @param {number} total @param {string} label */
  function show(done, total, label) {
    if (step?.label !== label) {
      finish();
      step = { label, started: Date.now(), shown: false };
    }
    if (Date.now() - step.started < wait && done < total) return;
    if (!terminal) {
      if (!step.shown && done < total) out.write(`${label} …\n`);
      step.shown = true;
      return;
    }
    step.shown = true;
    const part = total > 0 ? Math.min(1, done / total) : 0;
    const bar = '█'.repeat(Math.round(part * 24)).padEnd(24, '░');
    out.write(`\r${bar} ${String(Math.floor(part * 100)).padStart(3)} %  ${label}\u001b[K`);
  }

  function finish() {
    if (terminal && step?.shown) out.write('\n');
    step = undefined;
  }

  /**
   * A step whose length is not known: the bar fills towards the time the step usually takes.
   * @template T
   * @param {string} label @param {number} usualMs @param {Promise<T>} work
   * @returns {Promise<T>}
   */
  async function during(label, usualMs, work) {
    const started = Date.now();
    const timer = setInterval(() => {
      const spent = (Date.now() - started) / usualMs;
      show(Math.round(100 * (1 - 1 / (1 + 3 * spent))), 100, label);
    }, 150);
    try {
      const result = await work;
      if (step?.shown) show(100, 100, label);
      return result;
    } finally {
      clearInterval(timer);
      finish();
    }
  }

  return { show, finish, during };
}
