import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from './icon';

type AlertTone = 'info' | 'ok' | 'warning' | 'error';

const icons: Record<AlertTone, IconName> = { info: 'info', ok: 'check', warning: 'alert', error: 'alert' };

type AlertProps = {
  readonly tone?: AlertTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
};

/** A message in the page that stays until what it speaks of has changed. */
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
  /** One entry a refused field, in the order of the form. `fieldId` is left out for an error of the whole form. */
  readonly errors: readonly { readonly fieldId?: string; readonly text: string }[];
};

/** What is wrong with a form, above it, with links to the fields. It takes the focus when it appears. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.map((error) => error.text).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new set of refusals is announced like the first
  useEffect(() => box.current?.focus(), [shown]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} className="alert alert-error error-summary" role="alert" tabIndex={-1}>
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
