/** Address that receives reports. */
const ADDRESS = '/problem-report';
/** Max number of errors that a page reports: later ones are mostly consequences of the first. */
const MAX_REPORTS = 3;
const MAX_FRAMES = 3;

let sent = 0;

/** The text of an error report: type, message and location. */
export function reportText(error: unknown, path: string): string {
  if (!(error instanceof Error)) return '';
  const frames = (error.stack ?? '').split('\n').filter((line) => /:\d+:\d+/.test(line));
  return [`${error.name}: ${error.message}`, `on ${path}`, ...frames.slice(0, MAX_FRAMES)].join('\n');
}

/** Whether an error is expected: an aborted request or a lost connection. */
function isExpected(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  return error.name === 'AbortError' || /fetch|network|load failed/i.test(error.message);
}

/** Reports a browser error to the shop. Specification 2 §7. */
export function reportProblem(error: unknown): void {
  if (isExpected(error) || sent >= MAX_REPORTS) return;
  sent++;
  navigator.sendBeacon(ADDRESS, reportText(error, location.pathname));
}

/** Reports all uncaught errors of the page. */
export function reportUncaughtProblems(): void {
  window.addEventListener('error', ({ error }) => reportProblem(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportProblem(reason));
}
