import { cancelPayment, capturePayment, listOpenPayments, type OpenPayment } from 'backend/payments/decide-payment';
import { PaymentRefusal, refundPayment } from 'backend/payments/refund-payment';
import type { PaymentWork } from 'backend/payments/work';
import { WrongCommand } from './database-command';

const USAGE = 'npm run shop:payments -- list | capture ID | cancel ID | refund ID [AMOUNT]';
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

type Command =
  | { readonly verb: 'list' }
  | { readonly verb: 'capture' | 'cancel'; readonly id: number }
  | { readonly verb: 'refund'; readonly id: number; readonly amount: number | null };

function readCommand([verb = 'list', id = '', amount, ...more]: string[]): Command {
  if (verb === 'list' && id === '') return { verb };
  if (more.length > 0 || !/^\d{1,9}$/.test(id)) throw new WrongCommand(USAGE);
  if (verb === 'refund') return { verb, id: Number(id), amount: amount === undefined ? null : readAmount(amount) };
  if ((verb !== 'capture' && verb !== 'cancel') || amount !== undefined) throw new WrongCommand(USAGE);
  return { verb, id: Number(id) };
}

/**
 * Reads `list`, `capture ID`, `cancel ID` or `refund ID [AMOUNT]`.
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
      const open = await listOpenPayments(work.db);
      return open.length === 0 ? 'No payment waits for a person.' : open.map(line).join('\n');
    }
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
