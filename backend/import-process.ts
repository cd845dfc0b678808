/** The program that does an import of the desk in a separate process, and ends with its parent: its argument is the run's id. */
import { runOfDesk } from './catalogue/desk/run-of-desk';
import { giveWay } from './catalogue/give-way';
import { openShop } from './catalogue/open-shop';
import { backendSettings } from './env';

// The import then ends in order, and goes on when staff start it again.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

const settings = backendSettings();
const shop = await openShop(settings);
// Not before: on a busy machine a process that gives way would take long to begin at all.
giveWay();
try {
  await runOfDesk(shop, settings, Number(process.argv[2]));
} finally {
  await shop.close();
}
process.exit();
