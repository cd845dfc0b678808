/** `npm run verify`: the quick part of `npm test`: format, lint, types, unit and architecture tests. */
import { checkStyle, checkTypes, runVitest } from './checks.mjs';

const counts = [
  await checkStyle(),
  await checkTypes(),
  await runVitest(['app/', 'backend/', 'contract/', 'settings/', 'scripts/', 'tests/architecture/']),
];
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${counts.reduce((sum, count) => sum + count.passed, 0)} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
