import { cancelPayment, capturePayment, listOpenPayments, type OpenPayment } from 'backend/payments/decide-payment';
import { decideRefund, listOpenRefunds, type OpenRefund, type RefundDecision } from 'backend/payments/open-refunds';
import { PaymentRefusal, refundPayment } from 'backend/payments/refund-payment';
import type { PaymentWork } from 'backend/payments/work';
import { REFUND_DECISIONS } from 'contract/desk-lists';
import { WrongCommand } from './database-command';

const USAGE = `npm run shop:payments -- list | capture ID | cancel ID | refund ID [AMOUNT]
npm run shop:payments -- retry REFUND | sent REFUND | drop REFUND`;
const ACTOR = 'command:shop-payments';

/** An amount as a person writes it, `12.50` or `12,50`, in hundredths. @throws WrongCommand for anything else */
function readAmount(text: string): number {
  if (!/^\d{1,9}([.,]\d{1,2})?$/.test(text)) throw new WrongCommand(USAGE);
  return Math.round(Number(text.replace(',', '.')) * 100);
}

const money = (hundredths: number, currency: string) => `${(hundredths / 100).toFixed(2)} ${currency.toUpperCase()}`;

function line({ id, status, order, orderStatus, processor, dueAt, ...payment }: OpenPayment): string {
  const due = dueAt ? `due ${dueAt.toISOString().slice(0, 10)}` : '';
  const amount = money(payment.amountHundredths, payment.currency);
  return [`${id}`, status, order, orderStatus, processor, amount, due].filter((part) => part !== '').join('  ');
}

const DONE = {
  retry: 'it is tried again',
  sent: 'the money was given back',
  drop: 'it is not tried any more',
} as const;
const STATES = { failed: 'refund failed', requested: 'refund open', done: 'refunded' } as const;

function refundLine({
  id,
  order,
  processor,
  amountHundredths,
  currency,
  status,
  failure,
  decisions,
}: OpenRefund): string {
  const parts = [`${id}`, STATES[status], order, processor, money(amountHundredths, currency), failure];
  return [...parts, `(${decisions.join(', ')})`].filter((part) => part !== '').join('  ');
}

type Command =
  | { readonly verb: 'list' }
  | { readonly verb: RefundDecision; readonly id: number }
  | { readonly verb: 'capture' | 'cancel'; readonly id: number }
  | { readonly verb: 'refund'; readonly id: number; readonly amount: number | null };

function readCommand([verb = 'list', id = '', amount, ...more]: string[]): Command {
  if (verb === 'list' && id === '') return { verb };
  if (more.length > 0 || !/^\d{1,9}$/.test(id)) throw new WrongCommand(USAGE);
  if (verb === 'refund') return { verb, id: Number(id), amount: amount === undefined ? null : readAmount(amount) };
  const decision = REFUND_DECISIONS.find((each) => each === verb);
  if (decision && amount === undefined) return { verb: decision, id: Number(id) };
  if ((verb !== 'capture' && verb !== 'cancel') || amount !== undefined) throw new WrongCommand(USAGE);
  return { verb, id: Number(id) };
}

/**
 * Reads `list`, `capture ID`, `cancel ID` or `refund ID [AMOUNT]` of a payment, or `retry`, `sent` or `drop` of a refund.
 * @returns what does it, and tells what was done
 * @throws WrongCommand also from what it returns, for a payment that does not allow it
 */
export function paymentsCommand(args: string[]): (work: PaymentWork) => Promise<string> {
  const command = readCommand(args);
  return async (work) => {
    try {
      return await carryOut(command, work);
    } catch (error) {
      if (error instanceof PaymentRefusal) throw new WrongCommand(error.message);
      throw error;
    }
  };
}

async function carryOut(command: Command, work: PaymentWork): Promise<string> {
  switch (command.verb) {
    case 'list': {
      const lines = (await listOpenPayments(work.db)).map(line);
      const refunds = (await listOpenRefunds(work.db, work.clock())).map(refundLine);
      return [...lines, ...refunds].join('\n') || 'No payment waits for a person.';
    }
    case 'retry':
    case 'sent':
    case 'drop':
      await decideRefund(work.db, {
        id: command.id,
        decision: command.verb,
        note: '',
        actor: ACTOR,
        now: work.clock(),
      });
      return `Refund ${command.id}: ${DONE[command.verb]}.`;
    case 'capture':
      await capturePayment(work, command.id, ACTOR);
      return `Payment ${command.id} is captured.`;
    case 'cancel':
      await cancelPayment(work, command.id, ACTOR);
      return `Payment ${command.id} is cancelled, with its order.`;
    case 'refund': {
      const { amountHundredths, currency, status } = await refundPayment(work, command.id, command.amount, ACTOR);
      return `Refund of ${money(amountHundredths, currency)} of payment ${command.id}: ${status}.`;
    }
  }
}
