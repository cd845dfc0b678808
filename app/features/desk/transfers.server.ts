import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { OPEN_TRANSFERS } from 'contract/transfer-status';
import {
  findTransfers,
  type MoveRefusal,
  moveTransfer,
  readPickingList,
  readTransfer,
  type Transfer,
  type TransferMove,
} from '~/api/transfers';
import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { redirectWithToast } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { askedPage, askedSearch, staffDeskContext, textField } from './desk-context.server';

/** Transfers: `?search=`, `?status=`, `?from=` and `?to=` narrow them. */
export async function loadDeskTransfers(args: LoaderFunctionArgs) {
  const context = await staffDeskContext(args);
  const { searchParams } = context.url;
  const store = (name: string) => (searchParams.get(name) ?? '').slice(0, 100);
  const query = { ...askedSearch(context.url), from: store('from'), to: store('to') };
  const page = askedPage(context.url);
  const found = await orErrorPage(findTransfers(context.api, { ...query, page }));
  return data({ title: context.t('desk')('page.deskTransfers'), isAdmin: context.isAdmin, ...found, page, query });
}

async function requireTransfer(context: ShopContext): Promise<Transfer> {
  const transfer = await orErrorPage(readTransfer(context.api, (context.params['number'] ?? '').slice(0, 40)));
  if (!transfer) notFound(context.t('transfers')('missing'), pathTo('deskTransfers', context.language));
  return transfer;
}

/** A transfer. @throws Response 404 when there is none with the number */
export async function loadDeskTransfer(args: LoaderFunctionArgs) {
  const context = await staffDeskContext(args);
  const transfer = await requireTransfer(context);
  const title = context.t('transfers')('title', { number: transfer.number });
  return data({ title, isAdmin: context.isAdmin, transfer });
}

/** The picking list of a transfer, to be printed. @throws Response 404 when there is none with the number */
export async function loadPickingList(args: LoaderFunctionArgs) {
  const context = await staffDeskContext(args);
  const transfer = await requireTransfer(context);
  const title = context.t('transfers')('picking.title', { number: transfer.number });
  return data({ title, isAdmin: context.isAdmin, transfer });
}

/** The same as a PDF. */
export async function loadPickingFile(args: LoaderFunctionArgs): Promise<Response> {
  const context = await staffDeskContext(args);
  const found = await orErrorPage(readPickingList(context.api, (context.params['number'] ?? '').slice(0, 40)));
  if (!found) notFound(context.t('transfers')('missing'), pathTo('deskTransfers', context.language));
  const name = found.number.replace(/[^A-Za-z0-9-]/g, '');
  return new Response(found.pdf, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name}.pdf"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

const MOVES = ['pick', 'send', 'receive', 'cancel'] as const;
export type MoveName = (typeof MOVES)[number];

/** A move that was refused, with what was typed. */
export type TransferProblem = {
  readonly move: MoveName;
  readonly text: string;
  readonly note: string;
  /** What was typed, by the names of the fields, and which of them are wrong. */
  readonly typed: Readonly<Record<string, string>>;
  readonly wrong: readonly string[];
};

/** Fields of units: `sent.12`, `received.12`, `damaged.12`, each with the id of a row. */
const UNITS = /^(sent|received|damaged)\.([1-9]\d{0,9})$/;
const MAX_ROWS = 200;

function typedUnits(form: FormData) {
  const typed = new Map<string, string>();
  for (const [name, value] of form) {
    if (typed.size < 3 * MAX_ROWS && UNITS.test(name)) typed.set(name, String(value).trim().slice(0, 20));
  }
  const wrong = [...typed].filter(([, value]) => !/^\d{1,3}$/.test(value)).map(([name]) => name);
  const rows = [...new Set([...typed.keys()].map((name) => name.slice(name.indexOf('.') + 1)))];
  const units = (kind: 'sent' | 'received' | 'damaged', id: string) => Number(typed.get(`${kind}.${id}`) ?? 0);
  return { typed, wrong, rows: rows.slice(0, MAX_ROWS), units };
}

/** Begins to pick, sends, receives or cancels a transfer, as the form's `move` says. */
export async function changeDeskTransfer(args: ActionFunctionArgs) {
  const context = await staffDeskContext(args);
  const number = (context.params['number'] ?? '').slice(0, 40);
  const form = await readForm(args.request);
  const t = context.t('transfers');
  const move = MOVES.find((each) => each === form.get('move')) ?? 'pick';
  const from = OPEN_TRANSFERS.find((each) => each === form.get('from'));
  const note = textField(form, 'note');
  const { typed, wrong, rows, units } = typedUnits(form);
  const refuse = ({ reason, texts }: MoveRefusal) => {
    const text = [t(`refused.${reason}`), ...texts].join(' ');
    const problem: TransferProblem = { move, text, note, typed: Object.fromEntries(typed), wrong };
    return data({ problem }, reason === 'AMOUNTS' ? 400 : 409);
  };
  if (!from) return refuse({ reason: 'WRONG_STATUS', texts: [] });
  if (wrong.length > 0) return refuse({ reason: 'AMOUNTS', texts: [] });
  const bodies: Readonly<Record<MoveName, TransferMove>> = {
    pick: { move: 'pick', from, note },
    send: { move: 'send', from, note, rows: rows.map((id) => ({ id: Number(id), sent: units('sent', id) })) },
    receive: {
      ...{ move: 'receive', from, note },
      rows: rows.map((id) => ({ id: Number(id), received: units('received', id), damaged: units('damaged', id) })),
    },
    cancel: { move: 'cancel', from, note },
  };
  await requireTransfer(context);
  const refusal = await orErrorPage(moveTransfer(context.api, number, bodies[move]));
  if (refusal) return refuse(refusal);
  const to = pathTo('deskTransfer', context.language, { number });
  return redirectWithToast(to, { type: 'success', text: t(`${move}.done`) });
}
