import { answerReturn, callReturnOff, trackReturn } from '~/api/after-order';
import type { ShopContext } from '~/server/context.server';
import { orErrorPage } from '~/server/unavailable.server';
import { fieldOf, refusalText } from './found-order.server';

/** What a customer can do with a return, on its own page and on its order's. */
export const RETURN_INTENTS = ['call-off', 'answer', 'track'] as const;
export type ReturnIntent = (typeof RETURN_INTENTS)[number];

/** A field of an order's page that was filled in wrongly, with what was typed. */
export type AfterOrderProblem = {
  /** Reference of the return; empty for a field of the order itself. */
  readonly back: string;
  /** `other`: the number of the order to be sent with. */
  readonly field: 'message' | 'other';
  readonly text: string;
  readonly typed: string;
};

/** What became of a form about a return; `done` and `text` are told, one of them is empty. */
export type ReturnChange = {
  readonly done: string;
  readonly text: string;
  readonly problem: AfterOrderProblem | null;
  readonly status: number;
};

/** Lines of a text as the server keeps them, cut where no field is longer. */
const textOf = (form: FormData, name: string, max: number) =>
  fieldOf(form, name).replaceAll('\r\n', '\n').slice(0, max);

/** Carries out what a form asks of the return with a reference. @param reference empty for one that is unknown */
export async function changeReturn(
  context: ShopContext,
  form: FormData,
  intent: ReturnIntent,
  reference: string,
): Promise<ReturnChange> {
  const { api } = context;
  const t = context.t('returns');
  const message = textOf(form, 'message', 2000);
  if (intent === 'answer' && message === '') {
    const problem = { back: reference, field: 'message', text: t('error.answer'), typed: '' } as const;
    return { done: '', text: '', problem, status: 400 };
  }
  const acts = {
    'call-off': { done: t('calledOff'), act: () => callReturnOff(api, reference) },
    answer: { done: t('answer.done'), act: () => answerReturn(api, reference, message) },
    track: { done: t('parcelCode.done'), act: () => trackReturn(api, reference, textOf(form, 'tracking_code', 100)) },
  };
  const { done, act } = acts[intent];
  const reply = reference === '' ? null : await orErrorPage(act());
  if (reply?.kind === 'done') return { done, text: '', problem: null, status: 200 };
  const text = reply?.kind === 'refused' ? refusalText(context, reply.reason) : t('unknownReturn');
  return { done: '', text, problem: null, status: reply?.kind === 'refused' ? 409 : 400 };
}
