/**
 * Reads the items of an RSS or Atom product feed. Items are cut out of the stream and parsed separately: a malformed item
 * affects no other, and only one item is in memory at a time.
 */

import { SaxesParser } from 'saxes';
import type { ImportReport } from '../import-report';
import { say } from '../report/say';
import { decodeCell } from './decode-text';

/**
 * One `<item>` or `<entry>`: its child elements by lower-case local name, in order. When an element occurs with and without
 * a prefix (`g:id` and Atom's `id`), the prefixed one is used.
 */
export interface XmlEntry {
  line: number;
  /** False for an unreadable entry, which has no elements. */
  isRead: boolean;
  first: (name: string) => string;
  all: (name: string) => string[];
}

/** Max length of an item, in characters. */
const MAX_ENTRY_LENGTH = 24_000_000;
/** Max length of one element's text, in characters; a longer one is not a product text. */
const MAX_TEXT_LENGTH = 1_000_000;

/** The start of an entry, or of a part in which one does not count. */
const ENTRY_START = /<!--|<!\[CDATA\[|<(item|entry)(?=[\s>])/g;

/** Yields the entries of a feed; broken ones are reported and returned as unread. */
export async function* xmlEntries(text: AsyncIterable<string>, report: ImportReport): AsyncGenerator<XmlEntry> {
  let buffer = '';
  let line = 1;
  const forward = (length: number): void => {
    line += countNewlines(buffer, length);
    buffer = buffer.slice(length);
  };

  function* drain(atEnd: boolean): Generator<XmlEntry> {
    for (;;) {
      ENTRY_START.lastIndex = 0;
      const start = ENTRY_START.exec(buffer);
      if (!start) {
        forward(atEnd ? buffer.length : Math.max(0, buffer.length - 9));
        return;
      }
      forward(start.index);
      if (start[1] === undefined) {
        const isComment = start[0] === '<!--';
        const close = buffer.indexOf(isComment ? '-->' : ']]>', start[0].length);
        if (close < 0 && !atEnd && buffer.length <= MAX_ENTRY_LENGTH) return;
        forward(close < 0 ? start[0].length : close + 3);
        continue;
      }
      const end = entryEnd(buffer, start[1]);
      if (end === undefined && !atEnd && buffer.length <= MAX_ENTRY_LENGTH) return;
      report.countRow();
      if (end === undefined) {
        report.unread(line, say('<{{name}}> is never closed', { name: start[1] ?? '' }));
        yield unread(line);
        forward(1);
        continue;
      }
      const entry = parseEntry(buffer.slice(0, end), line, report);
      yield entry ?? unread(line);
      forward(end);
    }
  }

  for await (const chunk of text) {
    buffer += chunk;
    yield* drain(false);
  }
  yield* drain(true);
}

const unread = (line: number): XmlEntry => ({ line, isRead: false, first: () => '', all: () => [] });

function countNewlines(text: string, length: number): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < length; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** End of the entry that starts at 0. An entry whose end tag comes after the start of another entry is unclosed. */
function entryEnd(text: string, name: string): number | undefined {
  const mark = new RegExp(`<!\\[CDATA\\[|<!--|</${name}\\s*>|<${name}(?=[\\s>])`, 'g');
  mark.lastIndex = 1;
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    if (found[0].startsWith('</')) return mark.lastIndex;
    if (found[0] === `<${name}`) return found.index;
    const close = text.indexOf(found[0] === '<!--' ? '-->' : ']]>', mark.lastIndex);
    if (close < 0) return undefined;
    mark.lastIndex = close + 3;
  }
  return undefined;
}

function parseEntry(framed: string, line: number, report: ImportReport): XmlEntry | undefined {
  const { text, wasLegacy } = decodeCell(framed);
  if (wasLegacy) report.legacyText(line);
  if (text.includes('\0')) report.notice(line, 'NUL bytes were left out');
  const parser = new SaxesParser({ fragment: true, xmlns: false, position: true });
  const fields: { name: string; isPrefixed: boolean; text: string }[] = [];
  let depth = 0;
  let failure: string | undefined;
  let current: { text: string } | undefined;
  parser.on('error', (error) => {
    failure ??= error.message.replace(/^\d+:\d+: /, '');
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth === 2) {
      const field = { name: localName(tag.name), isPrefixed: tag.name.includes(':'), text: '' };
      fields.push(field);
      current = field;
    }
  });
  const append = (part: string): void => {
    if (current && depth >= 2) current.text += part;
  };
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('closetag', () => {
    depth -= 1;
    if (depth < 2) current = undefined;
  });
  parser.write(text.replaceAll('\0', '')).close();
  if (failure !== undefined) {
    report.unread(line, say('the item is not well-formed XML: {{fault}}', { fault: failure }));
    return undefined;
  }
  const long = fields.find((field) => field.text.length > MAX_TEXT_LENGTH);
  if (long) {
    const megabytes = (long.text.length / 1_000_000).toFixed(1);
    report.unread(
      line,
      say('<{{name}}> of {{megabytes}} MB is longer than the limit of 1 MB', { name: long.name, megabytes }),
    );
    return undefined;
  }
  const all = (name: string): string[] => {
    const named = fields.filter((field) => field.name === name);
    const prefixed = named.filter(({ isPrefixed }) => isPrefixed);
    return (prefixed.length > 0 ? prefixed : named).map((field) => field.text.trim());
  };
  return { line, isRead: true, all, first: (name) => all(name)[0] ?? '' };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}
