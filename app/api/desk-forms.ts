import type { RefusalBody } from 'contract/wire';
import type { ApiError } from './api-error';
import { readRefusal } from './refusal';

/** What is wrong with a form: texts by the names of its fields, and what belongs to no field. */
export type FormFaults = {
  readonly fields: Readonly<Record<string, string>>;
  readonly other: readonly string[];
};

/** What became of a form. `outdated`: somebody else saved first, and `current` is what is saved. */
export type FormResult<Current, Done = object> =
  | { readonly outcome: 'saved'; readonly done: Done }
  | { readonly outcome: 'missing' }
  | { readonly outcome: 'refused'; readonly faults: FormFaults }
  | { readonly outcome: 'outdated'; readonly current: Current };

/** What became of a form for something new. `sentBefore`: with other texts than now; `id` is null when what it made is gone. */
export type NewFormResult =
  | Exclude<FormResult<never, { readonly id: number }>, { readonly outcome: 'outdated' }>
  | { readonly outcome: 'sentBefore'; readonly id: number | null };

/** The faults of a refused form: the first of each field. */
export function faultsOf(body: RefusalBody): FormFaults {
  const { fieldErrors, messages } = readRefusal(body);
  const fields = Object.entries(fieldErrors).flatMap(([field, [fault]]) =>
    fault === undefined ? [] : [[field, fault]],
  );
  return { fields: Object.fromEntries(fields), other: messages };
}

/** The answer to a form of the desk, as the contract has it. */
type FormAnswer =
  | { readonly status: 200; readonly body: unknown }
  | { readonly status: 400; readonly body: RefusalBody; readonly failure: ApiError }
  | { readonly status: 401 | 404; readonly failure: ApiError }
  | { readonly status: 409; readonly body: unknown; readonly failure: ApiError };

type BodyOf<Answer, Status> = Extract<Answer, { readonly status: Status; readonly body: unknown }>['body'];
type ResultOf<Answer> = FormResult<BodyOf<Answer, 409>, BodyOf<Answer, 200>>;

/** What became of a form, from its answer. @throws ApiError when nobody is signed in any more */
export function formResult<Answer extends FormAnswer>(answer: Answer): ResultOf<Answer> {
  const given: FormAnswer = answer;
  switch (given.status) {
    case 200:
      return { outcome: 'saved', done: given.body as BodyOf<Answer, 200> };
    case 400:
      return { outcome: 'refused', faults: faultsOf(given.body) };
    case 404:
      return { outcome: 'missing' };
    case 409:
      return { outcome: 'outdated', current: given.body as BodyOf<Answer, 409> };
    case 401:
      throw given.failure;
  }
}

/** What became of a form for something new, from its answer. @throws ApiError when nobody is signed in any more */
export function newFormResult(
  answer: Parameters<typeof formResult>[0] &
    (
      | { readonly status: 200; readonly body: { readonly id: number } }
      | { readonly status: 400 | 401 | 404 }
      | { readonly status: 409; readonly body: { readonly id: number | null } }
    ),
): NewFormResult {
  const result = formResult(answer);
  return result.outcome === 'outdated' ? { outcome: 'sentBefore', id: result.current.id } : result;
}
