/** `npm run catalogue:import`: see `USAGE`. May run while the shop runs. */
import { backendSettings } from '../env';
import { EXIT } from './exit-codes';
import { giveWay } from './give-way';
import { BadArguments, type ImportArguments, readArguments, USAGE } from './import-arguments';

process.exitCode = await run(process.argv.slice(2));

async function run(words: readonly string[]): Promise<number> {
  let args: ImportArguments | 'help';
  try {
    args = readArguments(words);
  } catch (error) {
    if (!(error instanceof BadArguments)) throw error;
    console.error(`${error.message}\n\n${USAGE}`);
    return EXIT.badCommand;
  }
  if (args === 'help') {
    console.log(USAGE);
    return EXIT.done;
  }
  giveWay();
  // loading it takes two seconds of CPU, which give way too
  const { runImport } = await import('./run-import');
  return runImport(args, words, backendSettings);
}
