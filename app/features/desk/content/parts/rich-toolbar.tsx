import type { Editor } from '@tiptap/core';
import { type ReactNode, useId, useState } from 'react';
import { usePhotoUpload } from '~/features/photos/parts/use-photo-upload';
import { PHOTO_TYPES } from '~/features/photos/photo-types';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { Field, FieldError, TextField } from '~/ui/field';

type ToolbarProps = {
  readonly editor: Editor;
  /** Of the field. */
  readonly label: string;
};

type Panel = 'link' | 'picture';

/** The buttons of an editor, and what two of them ask for: the address of a link, a picture. */
export function RichToolbar({ editor, label }: ToolbarProps) {
  const t = useT('desk-content');
  const [panel, setPanel] = useState<Panel | null>(null);
  const run = () => editor.chain().focus();
  const done = () => setPanel(null);
  const toggle = (which: Panel) => setPanel(panel === which ? null : which);
  return (
    <>
      <div role="toolbar" aria-label={t('rich.toolbar', { field: label })} className="rich-toolbar">
        <Tool isOn={editor.isActive('paragraph')} onPress={() => run().setParagraph().run()}>
          {t('rich.paragraph')}
        </Tool>
        <Tool isOn={editor.isActive('heading', { level: 2 })} onPress={() => run().toggleHeading({ level: 2 }).run()}>
          {t('rich.h2')}
        </Tool>
        <Tool isOn={editor.isActive('heading', { level: 3 })} onPress={() => run().toggleHeading({ level: 3 }).run()}>
          {t('rich.h3')}
        </Tool>
        <Tool isOn={editor.isActive('bold')} onPress={() => run().toggleBold().run()}>
          <b>{t('rich.bold')}</b>
        </Tool>
        <Tool isOn={editor.isActive('italic')} onPress={() => run().toggleItalic().run()}>
          <i>{t('rich.italic')}</i>
        </Tool>
        <Tool isOn={editor.isActive('bulletList')} onPress={() => run().toggleBulletList().run()}>
          {t('rich.list')}
        </Tool>
        <Tool isOn={editor.isActive('orderedList')} onPress={() => run().toggleOrderedList().run()}>
          {t('rich.numbers')}
        </Tool>
        <Tool isOn={editor.isActive('link')} isOpen={panel === 'link'} onPress={() => toggle('link')}>
          {t('rich.link')}
        </Tool>
        <Tool isOpen={panel === 'picture'} onPress={() => toggle('picture')}>
          {t('rich.picture')}
        </Tool>
        <Tool isOff={!editor.can().undo()} onPress={() => run().undo().run()}>
          {t('rich.undo')}
        </Tool>
        <Tool isOff={!editor.can().redo()} onPress={() => run().redo().run()}>
          {t('rich.redo')}
        </Tool>
      </div>
      {panel === 'link' && <LinkPanel editor={editor} onDone={done} />}
      {panel === 'picture' && <PicturePanel editor={editor} onDone={done} />}
    </>
  );
}

type ToolProps = {
  readonly isOn?: boolean;
  readonly isOff?: boolean;
  /** Of a button that opens a panel. */
  readonly isOpen?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
};

function Tool({ isOn, isOff = false, isOpen, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className="rich-tool"
      aria-pressed={isOpen === undefined ? isOn : undefined}
      aria-expanded={isOpen}
      aria-disabled={isOff || undefined}
      // the editor keeps the focus
      onMouseDown={(event) => event.preventDefault()}
      onClick={isOff ? undefined : onPress}
    >
      {children}
    </button>
  );
}

type PanelProps = { readonly editor: Editor; readonly onDone: () => void };

/** Enter in a panel's field is for the panel, not for the form around it. */
const onEnter = (act: () => void) => (event: React.KeyboardEvent) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  act();
};

function LinkPanel({ editor, onDone }: PanelProps) {
  const t = useT('desk-content');
  const id = useId();
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const set = () => {
    const chain = editor.chain().focus().extendMarkRange('link');
    const href = address.trim();
    if (href === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onDone();
  };
  return (
    <div className="rich-panel">
      <TextField
        id={id}
        label={t('rich.address')}
        hint={t('rich.addressHint')}
        value={address}
        autoComplete="off"
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        onKeyDown={onEnter(set)}
      />
      <Button type="button" look="line" size="s" onClick={set}>
        {t('rich.set')}
      </Button>
    </div>
  );
}

function PicturePanel({ editor, onDone }: PanelProps) {
  const t = useT('desk-content');
  const photos = useT('photos');
  const { language } = useLocale();
  const id = useId();
  const [alt, setAlt] = useState('');
  const [problem, setProblem] = useState('');
  const { sending, send } = usePhotoUpload(pathTo('deskPictures', language), (_file, result) => {
    if (!('id' in result)) {
      setProblem(result.problem || photos('error.upload'));
      return;
    }
    editor
      .chain()
      .focus()
      .setImage({ src: `/media/${result.id}/960`, alt })
      .run();
    onDone();
  });
  return (
    <div className="rich-panel">
      <TextField
        id={`${id}-alt`}
        label={t('rich.alt')}
        value={alt}
        autoComplete="off"
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
        onKeyDown={onEnter(() => undefined)}
      />
      <Field id={`${id}-file`} label={t('rich.file')} hint={t('image.hint')}>
        <input
          id={`${id}-file`}
          type="file"
          accept={PHOTO_TYPES}
          className="file-input"
          onChange={({ currentTarget }) => {
            setProblem('');
            send([...(currentTarget.files ?? [])].slice(0, 1));
          }}
        />
      </Field>
      {sending && <p role="status">{photos('photos.sending', { name: sending.name })}</p>}
      {problem && (
        <div role="alert">
          <FieldError id={`${id}-error`}>{problem}</FieldError>
        </div>
      )}
    </div>
  );
}
