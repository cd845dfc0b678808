/** `npm run catalogue:export`: see `EXPORT_USAGE`. May run while the shop runs. */
import { backendSettings } from '../../env';
import { EXIT } from '../exit-codes';
import { BadArguments } from '../import-arguments';
import { EXPORT_USAGE, type ExportArguments, readExportArguments } from './export-arguments';
import { runExport } from './run-export';

process.exitCode = await run(process.argv.slice(2));

async function run(words: readonly string[]): Promise<number> {
  let args: ExportArguments | 'help';
  try {
    args = readExportArguments(words);
  } catch (error) {
    if (!(error instanceof BadArguments)) throw error;
    console.error(`${error.message}\n\n${EXPORT_USAGE}`);
    return EXIT.badCommand;
  }
  if (args === 'help') {
    console.log(EXPORT_USAGE);
    return EXIT.done;
  }
  return runExport(args, backendSettings);
}
