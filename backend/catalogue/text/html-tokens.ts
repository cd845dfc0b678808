/** Reads HTML as a stream of tags and texts without building a document, in constant memory. */
import { Tokenizer } from 'htmlparser2';

/** Receives tags and texts in order. Names are in lower case, entities of texts are resolved. */
export interface HtmlListener {
  open: (tag: string) => void;
  close: (tag: string) => void;
  text: (text: string) => void;
}

/** Elements whose content is not readable text. */
const DROPPED = new Set([
  ...['audio', 'canvas', 'embed', 'head', 'iframe', 'math', 'noembed', 'noframes', 'noscript', 'object', 'plaintext'],
  ...['script', 'select', 'style', 'svg', 'template', 'textarea', 'title', 'video', 'xmp'],
]);

/** Elements that never have content. */
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/**
 * Reads HTML to its end, or until the listener has enough. Comments, declarations, attributes and elements that hold no text
 * (scripts, styles, drawings, videos) are skipped; tags are reported as written, closed or not.
 * @param hasEnough called after each tag and text; when true, the rest is not read
 */
export function readHtml(html: string, listener: HtmlListener, hasEnough: () => boolean = () => false): void {
  let tag = '';
  let dropped = '';
  let droppedDepth = 0;
  const ignore = (): void => {};
  const stopWhenEnough = (): void => {
    if (hasEnough()) tokenizer.pause();
  };
  const tell = (text: string): void => {
    if (droppedDepth > 0 || text === '') return;
    listener.text(text);
    stopWhenEnough();
  };
  const opened = (): void => {
    if (droppedDepth > 0) {
      if (tag === dropped) droppedDepth += 1;
    } else if (DROPPED.has(tag) && !VOID.has(tag)) {
      dropped = tag;
      droppedDepth = 1;
      listener.open(tag);
      listener.close(tag);
    } else {
      listener.open(tag);
      if (VOID.has(tag)) listener.close(tag);
      stopWhenEnough();
    }
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname: (start, end) => {
        tag = html.slice(start, end).toLowerCase();
      },
      onopentagend: opened,
      onselfclosingtag: opened,
      onclosetag: (start, end) => {
        const closed = html.slice(start, end).toLowerCase();
        if (droppedDepth === 0) listener.close(closed);
        else if (closed === dropped) droppedDepth -= 1;
        stopWhenEnough();
      },
      ontext: (start, end) => tell(html.slice(start, end)),
      ontextentity: (codePoint) => tell(String.fromCodePoint(codePoint)),
      onattribdata: ignore,
      onattribend: ignore,
      onattribentity: ignore,
      onattribname: ignore,
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onprocessinginstruction: ignore,
    },
  );
  tokenizer.write(html);
  if (tokenizer.running) tokenizer.end();
}
