import catalog from '../messages/sv/catalog.json';
import common from '../messages/sv/common.json';
import errors from '../messages/sv/errors.json';
import shell from '../messages/sv/shell.json';

/** Texts that most pages need. */
export const usual = { catalog, common, errors, shell };

/** The others, each a file of its own. */
export const others = import.meta.glob<Readonly<Record<string, string>>>(
  ['../messages/sv/*.json', '!../messages/sv/{catalog,common,errors,shell}.json'],
  { import: 'default' },
);
