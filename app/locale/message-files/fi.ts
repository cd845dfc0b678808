import catalog from '../messages/fi/catalog.json';
import common from '../messages/fi/common.json';
import errors from '../messages/fi/errors.json';
import shell from '../messages/fi/shell.json';

/** Texts that most pages need. */
export const usual = { catalog, common, errors, shell };

/** The others, each a file of its own. */
export const others = import.meta.glob<Readonly<Record<string, string>>>(
  ['../messages/fi/*.json', '!../messages/fi/{catalog,common,errors,shell}.json'],
  { import: 'default' },
);
