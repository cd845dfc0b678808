import { data } from '@remix-run/node';
import { MAX_ADDRESS_TEXT } from 'contract/company-gift-codes';
import { csvText } from 'contract/csv-text';
import {
  addGiftCodes,
  type BadAddressLine,
  changeGiftCode,
  mailGiftCodes,
  printGiftCodes,
  readAllGiftCodes,
} from '~/api/company-gifts';
import { idIn } from '~/routing/id-in';
import { pathTo } from '~/routing/path-to';
import { redirectWithToast } from '~/server/flash.server';
import { formKeyOf } from '~/server/form-key.server';
import { readForm } from '~/server/read-form.server';
import { readUploadForm } from '~/server/upload-form.server';
import { readAddressFile } from './address-file.server';
import { saveCategory, searchVariants } from './edit-category.server';
import { GIFT_PLACES, type Managing } from './managing';
import { missingCampaign } from './missing.server';

/** What a form about codes leads to when it stays on the page: codes to be handed out, or what is wrong, with what was typed. */
export type CodesAnswer =
  | { readonly kind: 'printed'; readonly codes: readonly string[]; readonly file: string }
  | {
      readonly kind: 'codes';
      readonly key: string;
      readonly typed: Readonly<Record<'amount' | 'addresses' | 'printed', string>>;
      readonly faults: Readonly<Record<string, string>>;
      readonly bad: { readonly count: number; readonly lines: readonly BadAddressLine[] } | null;
    };

/** Whole form with a file of addresses, at most, in bytes. */
const MAX_FORM_BYTES = 12_000_000;
const TEXTS = { fields: 1200, fieldSize: MAX_ADDRESS_TEXT * 3 };

/** The texts of a form and the file of addresses that it may have; null for a file that is too large or a form that broke off. */
async function readCodeForm(request: Request): Promise<{ readonly fields: FormData; readonly file: string | null }> {
  if (!request.headers.get('content-type')?.startsWith('multipart/'))
    return { fields: await readForm(request), file: '' };
  let file: string | null = '';
  const { fields, isComplete } = await readUploadForm(
    request,
    MAX_FORM_BYTES,
    async (incoming) => {
      file = await readAddressFile(incoming);
    },
    TEXTS,
  );
  return { fields, file: isComplete ? file : null };
}

const wholeNumber = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : 0);
/** The forms of a page of a campaign: `intent` says which one. */
export async function changeCategory(managing: Managing, request: Request) {
  const { fields, file } = await readCodeForm(request);
  switch (fields.get('intent')) {
    case 'add':
      return addCodes(managing, fields);
    case 'mail':
      return mailCodes(managing, fields, file);
    case 'print':
      return printCodes(managing, fields);
    case 'void':
    case 'resend':
      return changeCode(managing, fields);
    case 'search':
      return searchVariants(managing, fields);
    default:
      return saveCategory(managing, fields);
  }
}

function pageId(managing: Managing): number {
  return idIn(managing.context.params['giftPage']) ?? missingCampaign(managing);
}

/** The page of the category, with a message. */
function back({ context: { language, params }, side }: Managing, text: string, type: 'success' | 'warning' | 'error') {
  const { campaign = '', giftPage = '' } = params;
  const to = pathTo(GIFT_PLACES[side].page, language, { campaign, giftPage });
  return redirectWithToast(`${to}#codes`, { type, text });
}

type Problem = {
  readonly faults?: Record<string, string>;
  readonly bad?: Extract<CodesAnswer, { kind: 'codes' }>['bad'];
};

/** The page again, with what was typed. @param addresses those of a file too */
function again(fields: FormData, { faults = {}, bad = null }: Problem, status: 400 | 409 | 413, addresses?: string) {
  const typed = (name: string, max: number) => String(fields.get(name) ?? '').slice(0, max);
  const kept = { amount: typed('amount', 20), printed: typed('printed', 20) };
  const list = addresses ?? typed('addresses', MAX_ADDRESS_TEXT);
  const answer = {
    kind: 'codes',
    key: formKeyOf(String(fields.get('key') ?? '')),
    typed: { ...kept, addresses: list },
    faults,
    bad,
  } as const;
  return data<CodesAnswer>(answer, status);
}

async function addCodes(managing: Managing, fields: FormData) {
  const { context, wait } = managing;
  const form = {
    id: pageId(managing),
    key: formKeyOf(String(fields.get('key') ?? '')),
    amount: wholeNumber(String(fields.get('amount') ?? '')),
  };
  const result = await wait(addGiftCodes(context.api, form));
  if (result.outcome === 'missing') return missingCampaign(managing);
  if (result.outcome === 'refused') return again(fields, { faults: result.faults.fields }, 400);
  return back(managing, context.t('gift-manage')('codes.added', { count: result.done.added }), 'success');
}

/** Mails codes to a list of addresses, typed or from a file. Specification 2 §8 */
async function mailCodes(managing: Managing, fields: FormData, file: string | null) {
  const { context, wait } = managing;
  const t = context.t('gift-manage');
  if (file === null) return again(fields, { faults: { addresses: t('mail.fileLarge') } }, 413);
  const typed = String(fields.get('addresses') ?? '').replaceAll('\0', ' ');
  const addresses = [typed, file].filter((text) => text.trim() !== '').join('\n');
  if (addresses.length > MAX_ADDRESS_TEXT) return again(fields, { faults: { addresses: t('mail.fileLarge') } }, 413);
  const form = {
    id: pageId(managing),
    key: formKeyOf(String(fields.get('key') ?? '')),
    addresses,
    skipsBad: fields.get('skip') === 'on',
  };
  const result = await wait(mailGiftCodes(context.api, form));
  switch (result.outcome) {
    case 'missing':
      return missingCampaign(managing);
    case 'refused':
      return again(fields, { faults: result.faults.fields }, 400, addresses);
    case 'badLines':
      return again(fields, { bad: { count: result.count, lines: result.lines } }, 409, addresses);
    case 'tooMany': {
      const text = t('mail.failed', { codesMissing: result.codesMissing });
      return again(fields, { faults: { addresses: text } }, 409, addresses);
    }
    case 'done': {
      const { mailed, added } = result.done;
      const text = t('mail.done', { count: mailed });
      if (added === 0) return back(managing, text, 'success');
      return back(managing, `${t('mail.added', { count: added })}. ${text}`, 'warning');
    }
  }
}

/** Shows codes once, in the form's response: they are nowhere else. */
async function printCodes(managing: Managing, fields: FormData) {
  const { context, wait } = managing;
  const form = {
    id: pageId(managing),
    key: formKeyOf(String(fields.get('key') ?? '')),
    amount: wholeNumber(String(fields.get('printed') ?? '')),
  };
  const result = await wait(printGiftCodes(context.api, form));
  if (result.outcome === 'missing') return missingCampaign(managing);
  if (result.outcome === 'refused') return again(fields, { faults: result.faults.fields }, 400);
  const t = context.t('gift-manage');
  if (result.outcome === 'shown') return back(managing, t('print.shown'), 'warning');
  const { codes, slug } = result.done;
  const answer = { kind: 'printed', codes, file: `gift-codes-${slug}.csv` } as const;
  return data<CodesAnswer>(answer, { headers: { 'Cache-Control': 'private, no-store' } });
}

async function changeCode(managing: Managing, fields: FormData) {
  const { context, wait } = managing;
  const act = fields.get('intent') === 'void' ? 'void' : 'resend';
  const id = idIn(String(fields.get('code') ?? ''));
  const isDone = id === null ? null : await wait(changeGiftCode(context.api, id, act));
  const t = context.t('gift-manage');
  if (isDone === null) return missingCampaign(managing);
  return isDone ? back(managing, t(`${act}.done`), 'success') : back(managing, t(`${act}.failed`), 'error');
}

/** The codes of a page as a CSV file: what became of each, never the code itself. @throws Response 404 */
export async function exportCodes(managing: Managing): Promise<Response> {
  const { context, wait } = managing;
  const codes = await wait(readAllGiftCodes(context.api, pageId(managing)));
  if (!codes) return missingCampaign(managing);
  const columns = ['code', 'email', 'state', 'mailed', 'used', 'tries'] as const;
  const rows = codes.map(({ hint, email, state, mailed, used, tries }) => [
    ...[hint === '' ? '' : `…${hint}`, email, state, mailed ?? '', used ?? '', String(tries)],
  ]);
  return new Response(csvText([columns, ...rows]), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="gift-codes-${pageId(managing)}.csv"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
