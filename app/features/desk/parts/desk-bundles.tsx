import { Form, Link } from '@remix-run/react';
import type { ListedBundle } from '~/api/desk-bundles';
import { formatDateTime } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { useLocale, usePrice } from '~/locale/use-locale';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { TextLink } from '~/ui/text-link';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { DeskTable } from './desk-table';

/** Every bundle with its models and price, and the way to take it out of sale. */
export function DeskBundleList({ bundles }: { readonly bundles: readonly ListedBundle[] }) {
  const t = useT('desk-selling');
  const { language } = useLocale();
  const columns = [
    t('bundles.name'),
    t('bundles.parts'),
    t('periods.price'),
    t('periods.from'),
    t('periods.until'),
    t('periods.state'),
    t('used.withdraw'),
  ];
  return (
    <>
      <p>
        <Link className="btn btn-solid" to={pathTo('deskNewBundle', language)}>
          {t('bundles.new')}
        </Link>
      </p>
      {bundles.length === 0 ? (
        <EmptyState title={t('bundles.none')} />
      ) : (
        <DeskTable label={t('bundles.title')} columns={columns}>
          {bundles.map((bundle) => (
            <BundleRow key={bundle.id} bundle={bundle} />
          ))}
        </DeskTable>
      )}
    </>
  );
}

function BundleRow({ bundle }: { readonly bundle: ListedBundle }) {
  const t = useT('desk-selling');
  const format = usePrice();
  const { name, path, parts, price, starts, ends } = bundle;
  return (
    <tr>
      <th scope="row">{bundle.is_sold ? <TextLink to={pathToSlug(path)}>{name}</TextLink> : name}</th>
      <td>{parts.join(', ')}</td>
      <td className="num">{format(Math.round(price * 100))}</td>
      <td className="num">{starts ? formatDateTime(starts) : '–'}</td>
      <td className="num">{ends ? formatDateTime(ends) : '–'}</td>
      <td>{t(bundle.is_sold ? 'bundles.sold' : 'bundles.hidden')}</td>
      <td>
        {bundle.is_sold && (
          <Form method="post">
            <input type="hidden" name="bundle" value={bundle.id} />
            <Button look="line" size="s">
              {t('used.withdraw')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </Form>
        )}
      </td>
    </tr>
  );
}
