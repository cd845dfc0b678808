import { useT } from '~/locale/translator';
import { NotedLine } from './noted-field';

type Moment = { readonly day: string; readonly time: string };

export const NO_SPAN = { starts: { day: '', time: '' }, ends: { day: '', time: '' } };

/** The labels of its fields. */
export function useSpanLabels() {
  const t = useT('desk-selling');
  return {
    'starts.day': t('span.startsDay'),
    'starts.time': t('span.startsTime'),
    'ends.day': t('span.endsDay'),
    'ends.time': t('span.endsTime'),
  };
}

type DeskSpanProps = {
  readonly form: { readonly starts: Moment; readonly ends: Moment };
  /** In place of the usual words. */
  readonly hint?: string;
};

/** From when to when something is in force, in Helsinki time. */
export function DeskSpan({ form, hint }: DeskSpanProps) {
  const t = useT('desk-selling');
  return (
    <section className="desk-part" aria-labelledby="part-span">
      <h2 id="part-span">{t('span')}</h2>
      <p className="hint">{hint ?? t('span.hint')}</p>
      <div className="desk-row">
        {(['starts', 'ends'] as const).flatMap((name) => [
          <NotedLine
            key={`${name}.day`}
            name={`${name}.day`}
            label={t(`span.${name}Day`)}
            type="date"
            defaultValue={form[name].day}
          />,
          <NotedLine
            key={`${name}.time`}
            name={`${name}.time`}
            label={t(`span.${name}Time`)}
            defaultValue={form[name].time}
            inputMode="decimal"
            size={6}
          />,
        ])}
      </div>
    </section>
  );
}
