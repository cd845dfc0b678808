import { specialDaysWithin } from 'contract/opening-hours';
import { daysAfter, helsinkiNow } from 'contract/working-days';
import type { StoreTimes } from '~/features/catalog/store-times';
import { dayHours, longDay, specialWords } from '~/locale/opening-words';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { Icon } from '~/ui/icon';
import { useNow } from '~/ui/use-now';

type StoreHoursProps = { readonly times: StoreTimes; readonly rendered: number };

const WEEK = [0, 1, 2, 3, 4, 5, 6];
/** How many days after the week special days are told. */
const AHEAD = 60;

/** The hours of the next seven days, special days among them, and the special days that come later. */
export function StoreHours({ times, rendered }: StoreHoursProps) {
  const t = useT('stores');
  const texts = { t: useT('catalog'), language: useLocale().language };
  const { day: today } = helsinkiNow(new Date(useNow(rendered)));
  if (times.week.length === 0 && times.special.length === 0) return <p>{t('hours.unknown')}</p>;
  const later = specialDaysWithin(times.special, daysAfter(today, WEEK.length), AHEAD);
  return (
    <>
      <table className="hours-table">
        <caption className="sr">{t('hours.caption')}</caption>
        <thead className="sr">
          <tr>
            <th scope="col">{t('hours.day')}</th>
            <th scope="col">{t('hours.time')}</th>
          </tr>
        </thead>
        <tbody>
          {WEEK.map((count) => {
            const day = daysAfter(today, count);
            const name = times.special.find(({ date }) => date === day)?.name ?? '';
            return (
              <tr key={day} className={count === 0 ? 'is-today' : undefined}>
                <th scope="row">
                  {count === 0 ? t('today') : longDay(day, texts)}
                  {name && <small>{name}</small>}
                </th>
                <td>{dayHours(times, day, texts)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {later.length > 0 && (
        <details className="special-hours">
          <summary>
            {t('hours.special')}
            <Icon name="chevron-down" size="s" />
          </summary>
          <ul className="special-days">
            {later.map((day) => (
              <li key={day.date}>{specialWords(day, texts)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
