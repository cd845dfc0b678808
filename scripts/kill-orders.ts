/**
 * `npx tsx scripts/kill-orders.ts [ROUNDS]`: kills a shop of its own and its database at every step of placing and paying orders, 50
 * rounds by default, and checks that nothing is half done or lost.
 */
import { killRounds } from '../tests/support/kill-rounds';

const rounds = Number(process.argv[2] ?? 50);
const faults = await killRounds(rounds, (text) => console.log(text));
console.log(faults.length === 0 ? `${rounds} rounds: no half order, none lost, ledgers add up.` : faults.join('\n'));
process.exitCode = faults.length === 0 ? 0 : 1;
