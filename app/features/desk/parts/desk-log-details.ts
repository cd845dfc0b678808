import { REFUND_DECISIONS } from 'contract/desk-lists';
import { isOrderStatus } from 'contract/order-status';
import { isTransferStatus } from 'contract/transfer-status';
import type { DeskAct } from '~/api/desk-lists';
import { isLanguage } from '~/locale/languages';
import { useT } from '~/locale/translator';
import { useReturnStatus } from './desk-returns';

type Details = DeskAct['details'];

/** Details that have a name in words; another one is shown by its own. */
const NAMES = [
  'agreement',
  'amount',
  'answered',
  'condition',
  'customer',
  'damaged',
  'day',
  'decision',
  'extra',
  'file',
  'from',
  'isPart',
  'kind',
  'limitCents',
  'listPrice',
  'missing',
  'mode',
  'model',
  'moved',
  'name',
  'parent',
  'parts',
  'people',
  'percentage',
  'price',
  'priceCents',
  'product',
  'refund',
  'reserved',
  'result',
  'role',
  'segment',
  'target',
  'units',
  'until',
  'to',
  'variants',
  'version',
] as const;

/** What became of a refund. */
const REFUND_STATUSES = ['requested', 'done', 'failed'] as const;

/** Names of details that are sums, in hundredths. */
const SUMS = ['refund', 'amount', 'limitCents', 'priceCents'];

/** What only the shop needs, or what the subject tells already. */
const UNSHOWN = ['order', 'form', 'digest'];

/** The details of before and after, by what they are of: an empty name for the whole. */
function changesOf(details: Details): { readonly of: string; readonly before: string; readonly after: string }[] {
  const sideOf = (side: string) =>
    new Map(
      details.flatMap(({ name, value }) =>
        name === side || name.startsWith(`${side}.`)
          ? [[name.slice(side.length + 1).replace(/^values?\.?/, ''), value] as const]
          : [],
      ),
    );
  const [before, after] = [sideOf('before'), sideOf('after')];
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((of) => ({ of, before: before.get(of) ?? '', after: after.get(of) ?? '' }))
    .filter((change) => change.before !== change.after);
}

const isChange = (name: string) => /^(?:before|after)(?:\.|$)/.test(name);

/** Longest text of a detail in a table; the setting itself shows all of it. */
const LONGEST = 160;
const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** The words for a status of the subject of an act. */
function useStatusName() {
  const orderText = useT('order');
  const transferText = useT('transfers');
  const returnStatus = useReturnStatus();
  return (subject: string, status: string): string => {
    if (subject === 'order' && isOrderStatus(status)) return orderText(`status.${status}`);
    if (subject === 'transfer' && isTransferStatus(status)) return transferText(`status.${status}`);
    return returnStatus(status);
  };
}

/** The words for the value of a detail. */
function useDetailValue() {
  const t = useT('desk-lists');
  const statusName = useStatusName();
  return ({ subject }: DeskAct, name: string, value: string): string => {
    if (SUMS.includes(name)) return (Number(value) / 100).toFixed(2);
    // prices of goods are stored in cents; those of an order's row are written in euros
    if (name === 'price' && subject !== 'order' && /^\d+$/.test(value)) return (Number(value) / 100).toFixed(2);
    if (value === 'true' || value === 'false') return t(value === 'true' ? 'log.yes' : 'log.no');
    if (name === 'answered') return statusName(subject, value);
    const decision = name === 'decision' ? REFUND_DECISIONS.find((one) => one === value) : undefined;
    if (decision) return t(`refund.${decision}`);
    const result = name === 'result' ? REFUND_STATUSES.find((one) => one === value) : undefined;
    return result ? t(`refund.status.${result}`) : value;
  };
}

/** What an act changed, in words: the states or values before and after, then the rest by its names. */
export function useDetails() {
  const t = useT('desk-lists');
  const statusName = useStatusName();
  const textOf = useDetailValue();
  const nameOf = (name: string) => {
    const known = NAMES.find((one) => one === name);
    return known ? t(`log.detail.${known}`) : name;
  };
  return (act: DeskAct): string => {
    const { subject, details } = act;
    const detail = (wanted: string) => details.find(({ name }) => name === wanted)?.value;
    const [from, to] = [detail('from'), detail('to')];
    const isMove = from !== undefined && to !== undefined;
    const others = details.filter(
      ({ name }) =>
        !UNSHOWN.includes(name) &&
        !isChange(name) &&
        !((isMove || subject === 'review') && ['from', 'to'].includes(name)),
    );
    const quoted = (text: string) => (text === '' ? '–' : shortened(text));
    return [
      ...(isMove ? [`${statusName(subject, from)} → ${statusName(subject, to)}`] : []),
      ...changesOf(details).map(({ of, before, after }) =>
        [of === '' ? '' : `${isLanguage(of) ? of : nameOf(of)}: `, quoted(before), ' → ', quoted(after)].join(''),
      ),
      ...others.map(({ name, value }) => `${nameOf(name)}: ${shortened(textOf(act, name, value))}`),
    ].join(', ');
  };
}
