import { TRANSFER_STATUSES } from 'contract/transfer-status';
import type { Transfer, TransferRow } from '~/api/transfers';
import { formatDateTime } from '~/locale/dates';
import { labelled } from '~/locale/labelled';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { TextLink } from '~/ui/text-link';
import { DeskTable } from './desk-table';

type TransferProps = { readonly transfer: Transfer };

/** Between which stores, in which state, who asked for it and how. */
export function TransferFacts({ transfer }: TransferProps) {
  const t = useT('transfers');
  const common = useT('common');
  const { language } = useLocale();
  const { number, status, from, to, siblings } = transfer;
  const seller = [transfer.seller_name, transfer.seller_number].filter(Boolean).join(' · ');
  return (
    <section className="stack-s" aria-label={t('status')}>
      <p className="transfer-route">
        {from.name} → {to.name}
      </p>
      <p>
        <b>{t(`status.${status}`)}</b>
        {transfer.differences > 0 && <> · {t('differences', { count: transfer.differences })}</>}
        {transfer.is_urgent && (
          <>
            {' '}
            · <b className="transfer-urgent">{t('urgent')}</b>
          </>
        )}
        {transfer.is_reserved && <> · {t('reserved')}</>}
      </p>
      <p className="muted">
        {t('created')} {formatDateTime(transfer.created)}
        {seller !== '' && <> · {labelled(common, t('seller'), seller)}</>}
      </p>
      <p className="desk-actions">
        <TextLink to={pathTo('deskPickingList', language, { number })}>{t('picking.list')}</TextLink>
        <a className="link" href={pathTo('deskPickingFile', language, { number })} download>
          {t('picking.pdf')}
        </a>
      </p>
      {siblings.length > 0 && (
        <p className="desk-actions">
          <span className="muted">{t('siblings')}</span>
          {siblings.map((sibling) => (
            <TextLink key={sibling} to={pathTo('deskTransfer', language, { number: sibling })}>
              {sibling}
            </TextLink>
          ))}
        </p>
      )}
    </section>
  );
}

/** What is transferred: what was asked for, and what became of it at each end. */
export function TransferRows({ transfer: { rows, status } }: TransferProps) {
  const t = useT('transfers');
  const isWaiting = status === 'requested' || status === 'picking';
  const isReceived = rows.some(({ received }) => received !== null);
  const columns = [
    ...[t('product'), t('code'), t('shelf'), t('asked')],
    ...(isWaiting ? [t('held'), t('free')] : [t('sent')]),
    ...(isReceived ? [t('received'), t('damaged'), t('missingUnits'), t('extra')] : []),
  ];
  return (
    <section className="stack-s" aria-labelledby="transfer-rows">
      <h2 id="transfer-rows">{t('rows')}</h2>
      <DeskTable label={t('rows')} columns={columns}>
        {rows.map((row) => (
          <tr key={row.id}>
            <ProductCells row={row} />
            <td className="num">{row.amount}</td>
            {isWaiting ? (
              <>
                <td className="num">{row.held}</td>
                <td className="num">{row.free}</td>
              </>
            ) : (
              <td className="num">{row.sent ?? '–'}</td>
            )}
            {isReceived && <ArrivalCells row={row} />}
          </tr>
        ))}
      </DeskTable>
    </section>
  );
}

/** A product with its choice, its code, and where it lies. */
export function ProductCells({ row: { name, choice, sku, shelf_codes: shelves } }: { readonly row: TransferRow }) {
  return (
    <>
      <th scope="row">
        {name}
        {choice !== '' && (
          <>
            <br />
            <span className="muted small">{choice}</span>
          </>
        )}
      </th>
      <td>
        <code>{sku}</code>
      </td>
      <td>{shelves.join(', ') || '–'}</td>
    </>
  );
}

function ArrivalCells({ row: { received, damaged, missing, extra } }: { readonly row: TransferRow }) {
  return [received ?? '–', damaged ?? '–', missing, extra].map((units, column) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed
    <td key={column} className="num">
      {units === 0 ? '0' : <b>{units}</b>}
    </td>
  ));
}

/** What happened to a transfer: when, what, who did it, and what they wrote. */
export function TransferEvents({ transfer: { events } }: TransferProps) {
  const t = useT('transfers');
  const nameOf = (status: string) => {
    const known = TRANSFER_STATUSES.find((each) => each === status);
    return known ? t(`status.${known}`) : status;
  };
  return (
    <section className="stack-s" aria-labelledby="transfer-events">
      <h2 id="transfer-events">{t('events')}</h2>
      <DeskTable label={t('events')} columns={[t('when'), t('status'), t('who'), t('note')]}>
        {events.map(({ created, from, to, actor, email, note }) => (
          <tr key={`${created} ${to}`}>
            <td className="num">{formatDateTime(created)}</td>
            <td>{from === null ? nameOf(to) : `${nameOf(from)} → ${nameOf(to)}`}</td>
            <td>{email ?? actor}</td>
            <td className="desk-text">{note}</td>
          </tr>
        ))}
      </DeskTable>
    </section>
  );
}

const REASONS = ['transfer', 'missing', 'damaged', 'extra'] as const;

/** The movements of stock of a transfer, and their sums: what left is what arrived, is under way or was lost. */
export function TransferLedger({ transfer: { movements } }: TransferProps) {
  const t = useT('transfers');
  const reasonOf = (reason: string) => {
    const known = REASONS.find((each) => each === reason);
    return known ? t(`reason.${known}`) : reason;
  };
  return (
    <section className="stack-s" aria-labelledby="transfer-ledger">
      <h2 id="transfer-ledger">{t('ledger')}</h2>
      {movements.length === 0 ? (
        <p className="muted">{t('ledger.none')}</p>
      ) : (
        <>
          <p>{t('ledger.sums', ledgerSums(movements))}</p>
          <DeskTable
            label={t('ledger')}
            columns={[t('when'), t('ledger.store'), t('product'), t('ledger.delta'), t('ledger.reason')]}
          >
            {movements.map(({ created, store, product, delta, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: movements are only added at the end
              <tr key={index}>
                <td className="num">{formatDateTime(created)}</td>
                <td>{store}</td>
                <td>{product}</td>
                <td className="num">{delta > 0 ? `+${delta}` : `−${-delta}`}</td>
                <td>{reasonOf(reason)}</td>
              </tr>
            ))}
          </DeskTable>
        </>
      )}
    </section>
  );
}

/** Units that left (less those given back), arrived fit for sale, are under way, or were found missing, damaged or too many. */
function ledgerSums(movements: Transfer['movements']) {
  const sum = (reason: string) =>
    movements.filter((each) => each.reason === reason).reduce((all, { delta }) => all + delta, 0);
  const under = -sum('transfer');
  const [missing, damaged, extra] = [-sum('missing'), -sum('damaged'), sum('extra')];
  const source = movements[0]?.store;
  const at = (isSource: boolean) =>
    movements.filter(({ store }) => (store === source) === isSource).reduce((all, { delta }) => all + delta, 0);
  const [left, arrived] = [-at(true), at(false)];
  return { left, arrived, under, missing, damaged, extra };
}
