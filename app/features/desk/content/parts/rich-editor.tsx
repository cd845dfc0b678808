import { Editor } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Language } from '~/locale/languages';
import { describedBy } from '~/ui/field';
import { meansTheSame, tidied, unknownParts } from '../rich-html';
import { RichToolbar } from './rich-toolbar';

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    trailingNode: false,
    // links stay as they were written
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null, class: null } },
  }),
  Image.configure({ inline: true }),
];

/** An editor that is not part of a page. */
const openEditor = (content: string) =>
  new Editor({ element: null, extensions: EXTENSIONS, content, injectCSS: false });

/** What a text holds that the editor would lose: by name, or `…` when it comes back otherwise than it went in. */
export function lostParts(html: string): readonly string[] {
  const unknown = unknownParts(html);
  if (unknown.length > 0) return unknown;
  const editor = openEditor(html);
  const isSame = meansTheSame(html, editor.getHTML());
  editor.destroy();
  return isSame ? [] : ['…'];
}

type RichEditorProps = {
  /** The form's field, which always holds the text. */
  readonly area: RefObject<HTMLTextAreaElement>;
  readonly label: string;
  readonly language: Language;
  /** Id, hint and error of the field. */
  readonly notes: Parameters<typeof describedBy>[0];
};

/** The editor in place of a field for HTML. A text that nobody changes stays as it is, letter by letter. */
export function RichEditor({ area, label, language, notes }: RichEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  // each change may press or release buttons
  const [, setChanges] = useState(0);
  const { id } = notes;
  const { 'aria-describedby': describing = '', 'aria-invalid': isInvalid = false } = describedBy(notes);
  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions: EXTENSIONS,
      content: area.current?.value ?? '',
      injectCSS: false,
      editorProps: {
        attributes: {
          ...{ id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, lang: language, class: 'info-text' },
          ...(describing && { 'aria-describedby': describing }),
          ...(isInvalid && { 'aria-invalid': 'true' }),
        },
      },
      onUpdate: (change) => {
        if (area.current) area.current.value = tidied(change.editor.getHTML());
      },
      onTransaction: () => setChanges((count) => count + 1),
    });
    setEditor(made);
    return () => made.destroy();
  }, [area, label, language, id, describing, isInvalid]);
  return (
    <div className="rich-editor">
      {editor && <RichToolbar editor={editor} label={label} />}
      <div ref={place} className="rich-place" />
    </div>
  );
}
