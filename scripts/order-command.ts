import { parseArgs } from 'node:util';
import type { Db } from 'backend/db/client';
import { Conflict } from 'backend/domain/errors/refusals';
import { moveOrder } from 'backend/domain/orders/move-order';
import { moveReturn } from 'backend/domain/returns/move-return';
import { orderMails } from 'backend/mail/order-mails';
import type { OrderStatus } from 'contract/order-status';
import type { ReturnStatus } from 'contract/return-status';
import type { Settings } from 'settings/read-settings';
import { WrongCommand } from './database-command';

const USAGE = `npm run shop:order -- NUMBER pack | ship [--tracking CODE] [--part] | to-point | ready | deliver | hold | process | cancel
npm run shop:order -- RETURN check | ask | fix | settle | reject | call-off
with --note TEXT for the customer`;
const ACTOR = 'command:shop-order';

/** What moves an order, by its verb. */
const ORDER_VERBS: Readonly<Record<string, OrderStatus>> = {
  pack: 'ready_for_packing',
  ship: 'shipped',
  'to-point': 'transported_to_pickuplocation',
  ready: 'ready_for_pick_up',
  deliver: 'delivered',
  hold: 'manual_cancellation',
  process: 'processing',
  cancel: 'cancelled',
};

/** What moves a return, by its verb. */
const RETURN_VERBS: Readonly<Record<string, ReturnStatus>> = {
  check: 'processing',
  ask: 'more_info',
  fix: 'fixing',
  settle: 'processed',
  reject: 'rejected',
  'call-off': 'cancelled',
};

type Work = { readonly db: Db; readonly settings: Settings; readonly now: Date };

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        tracking: { type: 'string', default: '' },
        note: { type: 'string', default: '' },
        part: { type: 'boolean', default: false },
      },
    });
  } catch {
    throw new WrongCommand(USAGE);
  }
}

/**
 * Reads the number of an order (`S…`) or a return (`R…`) and a verb.
 * @returns what moves it, and tells its status afterwards
 * @throws WrongCommand also from what it returns, when its status does not allow it
 */
export function orderCommand(args: string[]): (work: Work) => Promise<string> {
  const { values, positionals } = read(args);
  const [number = '', verb = '', ...more] = positionals;
  const status = Object.hasOwn(ORDER_VERBS, verb) ? ORDER_VERBS[verb] : undefined;
  const returnStatus = Object.hasOwn(RETURN_VERBS, verb) ? RETURN_VERBS[verb] : undefined;
  const isReturn = /^R\d+$/i.test(number);
  if (more.length > 0 || !/^[RS]\d{1,12}$/i.test(number) || (isReturn ? !returnStatus : !status))
    throw new WrongCommand(USAGE);
  return async ({ db, settings, now }) => {
    const tell = orderMails(settings);
    const move = { number, note: values.note, actor: ACTOR, now };
    try {
      const moved = isReturn
        ? await moveReturn(db, tell, { ...move, to: returnStatus as ReturnStatus })
        : await moveOrder(db, tell, {
            ...move,
            to: status as OrderStatus,
            trackingCode: values.tracking,
            isPart: values.part,
          });
      if (moved === null) throw new WrongCommand(`There is no ${isReturn ? 'return' : 'order'} ${number}.`);
      return `${number} is ${moved}.`;
    } catch (error) {
      if (error instanceof Conflict) throw new WrongCommand(`${number}: ${String(error.body['reason'])}.`);
      throw error;
    }
  };
}
