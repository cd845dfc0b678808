/** `npm run shop:jobs [-- retry ID… | retry all]`: lists jobs that failed every try, and has them tried again. */
import { type DeadLetter, listDeadLetters, retryDeadLetters } from 'backend/jobs/dead-letters';
import { onShopDatabase, runCommand, WrongCommand } from './database-command';

const USAGE = 'npm run shop:jobs [-- retry ID… | retry all]';

/** What to try again: nothing (the jobs are listed), all, or the jobs with these ids. */
function readCommand([verb, ...ids]: string[]): 'list' | 'all' | string[] {
  if (verb === undefined) return 'list';
  if (verb !== 'retry' || ids.length === 0) throw new WrongCommand(USAGE);
  return ids.length === 1 && ids[0] === 'all' ? 'all' : ids;
}

function line({ id, queue, data, reason, since }: DeadLetter): string {
  const about = Object.keys(data ?? {}).length > 0 ? ` ${JSON.stringify(data)}` : '';
  return `${id}  ${since.toISOString()}  ${queue}${about}  ${reason}`;
}

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  await onShopDatabase('shop-jobs-command', async (db) => {
    if (command === 'list') {
      const letters = await listDeadLetters(db);
      console.log(letters.length === 0 ? 'No job failed every try.' : letters.map(line).join('\n'));
      return;
    }
    const queued = await retryDeadLetters(db, command === 'all' ? undefined : command);
    for (const { id, queue } of queued) console.log(`${id}: ${queue} is tried again.`);
    const unknown = command === 'all' ? [] : command.filter((id) => !queued.some((one) => one.id === id));
    if (unknown.length > 0) throw new WrongCommand(`No job that failed every try: ${unknown.join(', ')}`);
  });
}

runCommand(main);
