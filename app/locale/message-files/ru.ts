import catalog from '../messages/ru/catalog.json';
import common from '../messages/ru/common.json';
import errors from '../messages/ru/errors.json';
import shell from '../messages/ru/shell.json';

/** Texts that most pages need. */
export const usual = { catalog, common, errors, shell };

/** The others, each a file of its own. */
export const others = import.meta.glob<Readonly<Record<string, string>>>(
  ['../messages/ru/*.json', '!../messages/ru/{catalog,common,errors,shell}.json'],
  { import: 'default' },
);
