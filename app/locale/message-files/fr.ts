import catalog from '../messages/fr/catalog.json';
import common from '../messages/fr/common.json';
import errors from '../messages/fr/errors.json';
import shell from '../messages/fr/shell.json';

/** Texts that most pages need. */
export const usual = { catalog, common, errors, shell };

/** The others, each a file of its own. */
export const others = import.meta.glob<Readonly<Record<string, string>>>(
  ['../messages/fr/*.json', '!../messages/fr/{catalog,common,errors,shell}.json'],
  { import: 'default' },
);
