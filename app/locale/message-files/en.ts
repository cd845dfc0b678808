import catalog from '../messages/en/catalog.json';
import common from '../messages/en/common.json';
import errors from '../messages/en/errors.json';
import shell from '../messages/en/shell.json';

/** Texts that most pages need. */
export const usual = { catalog, common, errors, shell };

/** The others, each a file of its own. */
export const others = import.meta.glob<Readonly<Record<string, string>>>(
  ['../messages/en/*.json', '!../messages/en/{catalog,common,errors,shell}.json'],
  { import: 'default' },
);
