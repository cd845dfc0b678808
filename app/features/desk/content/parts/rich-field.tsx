import { useEffect, useRef, useState } from 'react';
import type { Language } from '~/locale/languages';
import { useT } from '~/locale/translator';
import { Button } from '~/ui/button';
import { describedBy, Field } from '~/ui/field';
import { fieldId, useNotes } from '../../parts/noted-field';

type Module = typeof import('./rich-editor');

type RichFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly language: Language;
  readonly value: string;
};

/** Loads the editor once the field is near the visible part of the page. */
function useEditorNear(box: React.RefObject<HTMLElement>): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // without it the field stays what it is: a field for HTML
        import('./rich-editor').then(setModule, () => undefined);
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return module;
}

/**
 * A text with formatting. The form's field is a plain one that holds its HTML; with scripts an editor stands in its place, unless the
 * text holds what the editor would lose.
 */
export function RichField({ name, label, language, value }: RichFieldProps) {
  const t = useT('desk-content');
  const id = fieldId(name);
  const plainHint = t('content.hint');
  const box = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const module = useEditorNear(box);
  const [wantsHtml, setWantsHtml] = useState(false);
  const [unknown, setUnknown] = useState<readonly string[] | null>(null);
  const isRich = module !== null && unknown?.length === 0 && !wantsHtml;
  // what is said of HTML is not said of what the editor shows
  const notes = { id, ...useNotes(name, isRich ? undefined : plainHint) };
  useEffect(() => {
    if (module && !wantsHtml) setUnknown(module.lostParts(area.current?.value ?? ''));
  }, [module, wantsHtml]);
  return (
    <div ref={box} className="rich-field">
      <Field label={label} {...notes}>
        <textarea
          ref={area}
          // the label and links to errors lead to what is shown
          id={isRich ? `${id}-html` : id}
          name={name}
          lang={language}
          rows={10}
          defaultValue={value}
          className="textarea rich-source"
          hidden={isRich}
          {...describedBy(notes)}
        />
        {isRich && <module.RichEditor area={area} label={label} language={language} notes={notes} />}
      </Field>
      {module && unknown && unknown.length > 0 && !wantsHtml && (
        <p className="hint">{t('rich.unknown', { parts: unknown.join(', ') })}</p>
      )}
      {(isRich || wantsHtml) && (
        <p>
          <Button type="button" look="quiet" size="s" onClick={() => setWantsHtml(!wantsHtml)} aria-pressed={wantsHtml}>
            {t('rich.html')} <span className="sr">{label}</span>
          </Button>
        </p>
      )}
    </div>
  );
}
