import catalog from '../messages/de/catalog.json';
import common from '../messages/de/common.json';
import errors from '../messages/de/errors.json';
import shell from '../messages/de/shell.json';

/** Texts that most pages need. */
export const usual = { catalog, common, errors, shell };

/** The others, each a file of its own. */
export const others = import.meta.glob<Readonly<Record<string, string>>>(
  ['../messages/de/*.json', '!../messages/de/{catalog,common,errors,shell}.json'],
  { import: 'default' },
);
