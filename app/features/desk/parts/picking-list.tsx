import type { Transfer } from '~/api/transfers';
import { formatDateTime } from '~/locale/dates';
import { labelled } from '~/locale/labelled';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { TextLink } from '~/ui/text-link';
import { DeskTable } from './desk-table';
import { ProductCells } from './desk-transfer';

/** What a picker takes along: the products in the order of the shelves, with room to tick them. On paper nothing else is printed. */
export function PickingList({ transfer }: { readonly transfer: Transfer }) {
  const t = useT('transfers');
  const common = useT('common');
  const { language } = useLocale();
  const { number, from, to, rows, events } = transfer;
  const seller = [transfer.seller_name, transfer.seller_number].filter(Boolean).join(' · ');
  const note = events[0]?.note ?? '';
  return (
    <>
      <p className="desk-actions not-printed">
        <TextLink to={pathTo('deskTransfer', language, { number })}>{t('picking.back')}</TextLink>
        <a className="link" href={pathTo('deskPickingFile', language, { number })} download>
          {t('picking.pdf')}
        </a>
      </p>
      <p className="muted not-printed">{t('picking.print')}</p>
      <p className="transfer-route">
        {from.name} → {to.name}
      </p>
      <p>
        {t('created')} {formatDateTime(transfer.created)}
        {transfer.is_urgent && (
          <>
            {' '}
            · <b className="transfer-urgent">{t('urgent')}</b>
          </>
        )}
        {seller !== '' && <> · {labelled(common, t('seller'), seller)}</>}
      </p>
      {note !== '' && <p className="desk-text">{note}</p>}
      <DeskTable label={t('picking.list')} columns={[t('product'), t('code'), t('shelf'), t('asked'), t('picked')]}>
        {rows.map((row) => (
          <tr key={row.id}>
            <ProductCells row={row} />
            <td className="num">
              <b>{row.amount}</b>
            </td>
            <td className="transfer-box" />
          </tr>
        ))}
      </DeskTable>
    </>
  );
}
