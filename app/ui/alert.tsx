import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from './icon';
import { useFocusOnLoad } from './use-focus-on-load';

type AlertTone = 'info' | 'ok' | 'warning' | 'error';

const icons: Record<AlertTone, IconName> = { info: 'info', ok: 'check', warning: 'alert', error: 'alert' };

type AlertProps = {
  readonly tone?: AlertTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
};

/** A message in the page that stays until its cause has changed. */
export function Alert({ tone = 'info', title, children }: AlertProps) {
  return (
    <div className={`alert alert-${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      <div>
        {title && <b>{title}</b>}
        {children}
      </div>
    </div>
  );
}

type ErrorSummaryProps = {
  readonly title: string;
  /** One entry per invalid field, in the order of the form; without `fieldId` for an error of the whole form. */
  readonly errors: readonly { readonly fieldId?: string; readonly text: string }[];
};

/**
 * A list of a form's errors above it, with links to the fields. It gets the focus when it appears or gets another error, not
 * when errors are corrected: the focus is then in their fields.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const known = useRef<readonly string[]>([]);
  const focus = useFocusOnLoad(true);
  useEffect(() => {
    const texts = errors.map(({ text }) => text);
    if (texts.some((text) => !known.current.includes(text))) box.current?.focus();
    known.current = texts;
  });
  if (errors.length === 0) return null;
  return (
    <div ref={box} className="alert alert-error error-summary" role="alert" tabIndex={-1} {...focus}>
      <Icon name="alert" />
      <div>
        <b>{title}</b>
        <ul>
          {errors.map((error) => (
            <li key={`${error.fieldId ?? ''} ${error.text}`}>
              {error.fieldId ? <a href={`#${error.fieldId}`}>{error.text}</a> : error.text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
