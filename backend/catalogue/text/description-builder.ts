import {
  ALLOWED,
  CONTAINERS,
  EMPHASIS,
  isInline,
  LISTS,
  PARAGRAPHS,
  SAME_AS,
  TABLE_PARTS,
  type Tag,
} from './description-tags';

/** Max number of tags and characters of one description, because pages contain it and the storefront cleans it again. */
const MAX_TAGS = 2_000;
const MAX_LENGTH = 60_000;
/** Max nesting depth of elements. */
const MAX_DEPTH = 16;
/** Max consecutive line breaks. */
const MAX_BREAKS = 2;

interface OpenElement {
  tag: Tag;
  /** True after its start tag was written: that happens with the first content, so empty elements are never written. */
  isWritten: boolean;
}

/**
 * Writes any tags and texts as well-formed HTML of the allowed tags, without attributes. For any input the output contains
 * only these tags and escaped text.
 */
export class DescriptionBuilder {
  /** The text was truncated to the max length of a description. */
  isCut = false;
  private readonly out: string[] = [];
  private readonly stack: OpenElement[] = [];
  private length = 0;
  private tags = 0;
  private preformatted = 0;
  /** Separator before the next text. */
  private space = false;
  private breaks = 0;
  /** The innermost block already has text. */
  private hasText = false;

  open(written: string): void {
    if (written === 'pre') this.preformatted += 1;
    const tag = (SAME_AS.get(written) ?? written) as Tag;
    if (tag === 'br') this.breaks += 1;
    else if (EMPHASIS.has(tag)) this.push(tag);
    else if (ALLOWED.has(tag)) this.openBlock(tag);
    else if (!isInline(written)) this.endLine();
  }

  close(written: string): void {
    if (written === 'pre') this.preformatted = Math.max(0, this.preformatted - 1);
    const tag = (SAME_AS.get(written) ?? written) as Tag;
    if (tag === 'br') return;
    if (!ALLOWED.has(tag)) {
      if (!isInline(written)) this.endLine();
      return;
    }
    const barrier = EMPHASIS.has(tag) ? (one: Tag) => !EMPHASIS.has(one) : barrierOf(tag);
    this.popTo(tag, barrier);
  }

  text(text: string): void {
    const lines = this.preformatted > 0 ? text.split('\n') : [text];
    lines.forEach((line, index) => {
      if (index > 0) this.breaks += 1;
      this.line(line);
    });
  }

  /** The finished HTML. */
  finish(): string {
    while (this.stack.length > 0) this.pop();
    return this.out.join('');
  }

  private line(text: string): void {
    // A single no-break space is the content of an empty paragraph.
    if (text.trim() === '') {
      if (text !== '') this.space = true;
      return;
    }
    this.standInBlock();
    for (const element of this.stack) if (!element.isWritten) this.writeOpening(element);
    if (this.hasText && this.breaks > 0) {
      const count = Math.min(this.breaks, MAX_BREAKS);
      this.tags += count;
      this.write('<br>'.repeat(count));
    } else if (this.hasText && (this.space || /^\s/.test(text))) this.write(' ');
    this.breaks = 0;
    this.writeText(text.trim().replace(/[^\S\u00a0]+/g, ' '));
    this.space = /\s$/.test(text);
    this.hasText = true;
  }

  private writeText(text: string): void {
    const room = Math.max(0, MAX_LENGTH - this.length);
    const safe = escaped(text.slice(0, room));
    if (text.length > room || safe.length > room) this.isCut = true;
    // An escaped character has max five characters.
    this.write(safe.length > room ? escaped(text.slice(0, room / 5)) : safe);
  }

  /** Opens the element that text requires: a paragraph, or an item or cell in a list or table. */
  private standInBlock(): void {
    const inner = this.stack.findLast(({ tag }) => !EMPHASIS.has(tag))?.tag;
    if (inner === undefined) this.insertBlock('p');
    else if (LISTS.has(inner)) this.insertBlock('li');
    else if (inner === 'tr') this.insertBlock('td');
    else if (TABLE_PARTS.has(inner)) {
      this.insertBlock('tr');
      this.insertBlock('td');
    }
  }

  /** Opens a block around emphasis that was opened without one: `<b>text` becomes `<p><b>text`. */
  private insertBlock(tag: Tag): void {
    const place = this.stack.findLastIndex((element) => !EMPHASIS.has(element.tag)) + 1;
    this.stack.splice(place, 0, { tag, isWritten: false });
    this.startBlock();
  }

  private openBlock(tag: Tag): void {
    if (tag === 'li') this.openItem();
    else if (tag === 'td' || tag === 'th' || tag === 'tr' || tag === 'tbody' || tag === 'thead')
      this.openTablePart(tag);
    else {
      this.endLine();
      this.push(tag);
    }
    this.startBlock();
  }

  private openItem(): void {
    this.popTo('li', (tag) => LISTS.has(tag) || tag === 'td' || tag === 'th');
    this.endLine();
    const inner = this.stack.at(-1)?.tag;
    if (inner === undefined || !LISTS.has(inner)) this.push('ul');
    this.push('li');
  }

  private openTablePart(tag: Tag): void {
    const isCell = tag === 'td' || tag === 'th';
    const parts: Tag[] = isCell ? ['td', 'th'] : tag === 'tr' ? ['tr'] : ['tbody', 'thead'];
    const isInTable = this.stack.some((element) => element.tag === 'table');
    if (isInTable) for (const part of parts) this.popTo(part, (one) => one === 'table');
    const inner = this.stack.at(-1)?.tag;
    if (!isInTable || inner === undefined || !TABLE_PARTS.has(inner)) {
      this.endLine();
      return;
    }
    if (isCell && inner !== 'tr') this.push('tr');
    this.push(tag);
    // Empty cells are written too, to keep the columns aligned.
    if (isCell) for (const element of this.stack) if (!element.isWritten) this.writeOpening(element);
  }

  /** Ends the current paragraph; inside an item or a cell without one, the next text starts on a new line. */
  private endLine(): void {
    const place = this.stack.findLastIndex(({ tag }) => PARAGRAPHS.has(tag));
    const container = this.stack.findLastIndex(({ tag }) => CONTAINERS.has(tag));
    if (place > container) while (this.stack.length > place) this.pop();
    else if (container < 0) while (EMPHASIS.has(this.stack.at(-1)?.tag as Tag)) this.pop();
    if (container >= 0 && this.hasText) this.breaks = Math.max(this.breaks, 1);
  }

  private push(tag: Tag): void {
    if (this.stack.length < MAX_DEPTH) this.stack.push({ tag, isWritten: false });
  }

  private startBlock(): void {
    this.hasText = false;
    this.space = false;
    this.breaks = 0;
  }

  /** Closes everything up to the innermost open `tag`, unless a `barrier` element comes first. */
  private popTo(tag: Tag, barrier: (tag: Tag) => boolean): void {
    for (let place = this.stack.length - 1; place >= 0; place -= 1) {
      const found = this.stack[place]?.tag;
      if (found === tag) {
        while (this.stack.length > place) this.pop();
        return;
      }
      if (found && barrier(found)) return;
    }
  }

  private pop(): void {
    const element = this.stack.pop();
    if (!element?.isWritten) return;
    this.out.push(`</${element.tag}>`);
    if (EMPHASIS.has(element.tag)) return;
    const isInContainer = this.stack.some(({ tag }) => CONTAINERS.has(tag));
    this.startBlock();
    // Text after a paragraph inside an item or cell starts on a new line.
    if (isInContainer && PARAGRAPHS.has(element.tag)) {
      this.hasText = true;
      this.breaks = 1;
    }
  }

  private writeOpening(element: OpenElement): void {
    const isWaiting = EMPHASIS.has(element.tag) && this.hasText;
    if (isWaiting && this.breaks === 0 && this.space) this.write(' ');
    if (isWaiting && this.breaks > 0) this.write('<br>');
    if (isWaiting) {
      this.space = false;
      this.breaks = 0;
    }
    element.isWritten = true;
    this.tags += 1;
    this.write(`<${element.tag}>`);
  }

  private write(piece: string): void {
    this.out.push(piece);
    this.length += piece.length;
    if (this.tags >= MAX_TAGS || this.length >= MAX_LENGTH) this.isCut = true;
  }
}

/** Elements that a closing tag cannot close: an item never closes the table around its list, a cell never the list around its table. */
function barrierOf(tag: Tag): (one: Tag) => boolean {
  if (tag === 'table') return () => false;
  if (LISTS.has(tag)) return (one) => one === 'td' || one === 'th';
  if (tag === 'li') return (one) => LISTS.has(one) || one === 'td' || one === 'th';
  if (PARAGRAPHS.has(tag)) return (one) => CONTAINERS.has(one) || LISTS.has(one) || TABLE_PARTS.has(one);
  return (one) => one === 'table';
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
