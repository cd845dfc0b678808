import { Form, Link } from '@remix-run/react';
import type { DeskUsed } from '~/api/desk-used';
import { formatDate } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { useLocale, usePrice } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { TextLink } from '~/ui/text-link';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { DeskTable } from './desk-table';

/** Used items that were taken in, with the way to withdraw one that is on sale. */
export function DeskUsedList({ items }: Pick<DeskUsed, 'items'>) {
  const t = useT('desk-selling');
  const { language } = useLocale();
  const format = usePrice();
  const columns = (['item', 'condition', 'price', 'store', 'taken', 'state'] as const).map((each) => t(`used.${each}`));
  return (
    <>
      <p>
        <Link className="btn btn-solid" to={pathTo('deskNewUsed', language)}>
          {t('used.new')}
        </Link>
      </p>
      {items.length === 0 ? (
        <EmptyState title={t('used.none')} />
      ) : (
        <DeskTable label={t('used.title')} columns={[...columns, t('used.withdraw')]}>
          {items.map((item) => (
            <tr key={item.id}>
              <th scope="row">
                <TextLink to={pathTo('deskUsedItem', language, { item: String(item.id) })}>{item.name}</TextLink>
              </th>
              <td>{t(`used.condition.${item.condition}`)}</td>
              <td className="num">{format(Math.round(item.price * 100))}</td>
              <td>{item.store}</td>
              <td className="num">{formatDate(item.taken_in)}</td>
              <td>{t(`used.state.${item.state}`)}</td>
              <td>{item.state === 'on_sale' && <Withdraw item={item} />}</td>
            </tr>
          ))}
        </DeskTable>
      )}
    </>
  );
}

function Withdraw({ item }: { readonly item: DeskUsed['items'][number] }) {
  const t = useT('desk-selling');
  return (
    <Form method="post">
      <input type="hidden" name="item" value={item.id} />
      <Button look="line" size="s">
        {t('used.withdraw')}
        <VisuallyHidden> {item.name}</VisuallyHidden>
      </Button>
    </Form>
  );
}
