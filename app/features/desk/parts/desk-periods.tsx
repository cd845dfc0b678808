import { Form, Link } from '@remix-run/react';
import type { DeskPeriods } from '~/api/desk-periods';
import { formatDateTime } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { useLocale, usePrice } from '~/locale/use-locale';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { TextLink } from '~/ui/text-link';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { DeskTable } from './desk-table';

type Period = DeskPeriods['periods'][number];

/** Prices for periods, with the way to end one that is planned or runs. */
export function DeskPeriodList({ periods }: Pick<DeskPeriods, 'periods'>) {
  const t = useT('desk-selling');
  const { language } = useLocale();
  const columns = (['product', 'kind', 'price', 'from', 'until', 'state', 'end'] as const).map((each) =>
    t(`periods.${each}`),
  );
  return (
    <>
      <p>
        <Link className="btn btn-solid" to={pathTo('deskNewPeriod', language)}>
          {t('periods.new')}
        </Link>
      </p>
      {periods.length === 0 ? (
        <EmptyState title={t('periods.none')} />
      ) : (
        <DeskTable label={t('periods.title')} columns={columns}>
          {periods.map((period) => (
            <PeriodRow key={period.id} period={period} />
          ))}
        </DeskTable>
      )}
    </>
  );
}

function PeriodRow({ period }: { readonly period: Period }) {
  const t = useT('desk-selling');
  const format = usePrice();
  const [lowest, highest] = [period.lowest, period.highest].map((euros) => format(Math.round(euros * 100)));
  const isOpen = period.state === 'planned' || period.state === 'running';
  return (
    <tr>
      <th scope="row">
        <TextLink to={pathToSlug(period.path)}>{period.name}</TextLink>
      </th>
      <td>{t(`periods.kind.${period.kind}`)}</td>
      <td className="num">{lowest === highest ? lowest : `${lowest} – ${highest}`}</td>
      <td className="num">{formatDateTime(period.starts)}</td>
      <td className="num">{formatDateTime(period.ends)}</td>
      <td>{t(`periods.state.${period.state}`)}</td>
      <td>
        {isOpen && (
          <Form method="post">
            <input type="hidden" name="period" value={period.id} />
            <Button look="line" size="s">
              {t(period.state === 'planned' ? 'periods.takeBack' : 'periods.endNow')}
              <VisuallyHidden> {period.name}</VisuallyHidden>
            </Button>
          </Form>
        )}
      </td>
    </tr>
  );
}
