import { data } from '@remix-run/node';
import type { FormFaults, FormResult, NewFormResult } from '~/api/desk-forms';
import type { ShopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { formKeyOf } from '~/server/form-key.server';
import { orErrorPage, orLogged } from '~/server/unavailable.server';
import { type FormValue, type SavedBeside, savedBeside } from './rules/saved-beside';

type Row = { readonly [field: string]: FormValue };
type LastChange = { readonly by: string; readonly at: string } | null;
type Saved<Version> = { readonly version: Version; readonly form: object; readonly last_change: LastChange };

/** The backend does not answer: the form comes back as it was typed. */
export type Unreached = { readonly outcome: 'unreached' };

/** Sends a form. */
export const orUnreached = <Result>(work: Promise<Result>): Promise<Result | Unreached> =>
  orLogged<Result | Unreached>(work, { outcome: 'unreached' }, 'desk-form');

/** The fault of a form that did not reach the backend. */
export const unreached = ({ t }: ShopContext): FormFaults => ({ fields: {}, other: [t('desk-stores')('unreached')] });

/** What follows a form that was saved, and one of what does not exist. */
type Next<Done> = { readonly saved: (done: Done) => Response; readonly missing: () => never };

type Returned<Form, Version> = {
  readonly version: Version;
  readonly form: Form;
  readonly faults?: FormFaults;
  readonly conflict?: SavedBeside & { readonly lastChange: LastChange };
  /** What the form has made before: null when it is gone. */
  readonly made?: { readonly path: string | null };
};

/** The page itself again, with all that was typed. */
function returned<Form, Version>(status: number, { version, form, faults, conflict, made }: Returned<Form, Version>) {
  const said = { faults: faults ?? { fields: {}, other: [] }, conflict: conflict ?? null, made: made ?? null };
  return data({ version, form, ...said, attempt: Date.now() }, status);
}

/**
 * The page after a form was sent in the version in which it was opened: another page with a message, or itself with all that was
 * typed and why it was not saved. Saved again, it replaces what somebody else has saved, which its editor has then seen.
 */
export function answerForm<Form extends object, Version extends number | string, Done>(
  context: ShopContext,
  { version, form }: { readonly version: Version; readonly form: Form },
  result: FormResult<Saved<Version>, Done> | Unreached,
  { saved, missing }: Next<Done>,
) {
  switch (result.outcome) {
    case 'saved':
      return saved(result.done);
    case 'missing':
      return missing();
    case 'refused':
      return returned(400, { version, form, faults: result.faults });
    case 'unreached':
      return returned(503, { version, form, faults: unreached(context) });
    case 'outdated': {
      const { current } = result;
      const beside = savedBeside(form as unknown as Row, current.form as Row);
      const conflict = { ...beside, lastChange: current.last_change };
      return returned(409, { version: current.version, form, conflict });
    }
  }
}

/**
 * The same for a form for something new, whose version is its key. One that was sent before with other texts comes back with a new key
 * and the way to what it made: saved again, it makes another.
 */
export function answerNewForm<Form extends object>(
  context: ShopContext,
  { key, form }: { readonly key: string; readonly form: Form },
  result: NewFormResult | Unreached,
  { saved, missing, pathOf }: Next<{ readonly id: number }> & { readonly pathOf: (id: number) => string },
) {
  if (result.outcome !== 'sentBefore') return answerForm(context, { version: key, form }, result, { saved, missing });
  const made = { path: result.id === null ? null : pathOf(result.id) };
  return returned(409, { version: formKeyOf(''), form, made });
}

/** The page after something was to be removed: the list, or the thing itself when somebody else has changed it since. */
export async function answerRemoval(
  { t }: ShopContext,
  removal: Promise<{ readonly outcome: string }>,
  { list, own }: { readonly list: string; readonly own: string },
): Promise<Response> {
  const { outcome } = await orErrorPage(removal);
  const say = t('desk-site');
  if (outcome === 'saved') return redirectWithToast(list, { type: 'success', text: say('removed') });
  return redirectWithToast(own, { type: 'error', text: say('notRemoved') });
}
