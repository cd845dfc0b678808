import { data } from '@remix-run/node';
import type { FormFaults, FormResult } from '~/api/desk-forms';
import { type FormValue, savedBeside } from './rules/saved-beside';

type Row = { readonly [field: string]: FormValue };
type Saved<Version> = {
  readonly version: Version;
  readonly form: object;
  readonly last_change: { readonly by: string; readonly at: string } | null;
};

const NO_FAULTS: FormFaults = { fields: {}, other: [] };

/** What follows a form that was saved, and one of what does not exist. */
type Next<Done> = { readonly saved: (done: Done) => Response; readonly missing: () => never };

/**
 * The page after a form was sent in the version in which it was opened: another page with a message, or itself with all that was
 * typed and why it was not saved. Saved again, it replaces what somebody else has saved, which its editor has then seen.
 */
export function answerForm<Form extends object, Version extends number | string, Done>(
  { version, form }: { readonly version: Version; readonly form: Form },
  result: FormResult<Saved<Version>, Done>,
  { saved, missing }: Next<Done>,
) {
  switch (result.outcome) {
    case 'saved':
      return saved(result.done);
    case 'missing':
      return missing();
    case 'refused':
      return data({ version, form, faults: result.faults, conflict: null, attempt: Date.now() }, 400);
    case 'outdated': {
      const { current } = result;
      const beside = savedBeside(form as unknown as Row, current.form as Row);
      const conflict = { ...beside, lastChange: current.last_change };
      return data({ version: current.version, form, faults: NO_FAULTS, conflict, attempt: Date.now() }, 409);
    }
  }
}
