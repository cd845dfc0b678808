import { CONTENT_LIMITS } from 'contract/content-fields';
import { type DeskContentItem, type DeskContentProduct, readDeskProducts } from '~/api/desk-content';
import { type Refusal, textsOf } from '~/api/refusal';
import type { ShopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';
import { type FormValue, savedBeside } from '../rules/saved-beside';
import { type ContentForm, formOfFields, idOf } from './content-form';

/** Characters of a saved text that are shown beside a typed one. */
const SHOWN = 300;

const cut = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** What is wrong with a form: by the names of its fields, and as a whole. */
export type SaidFaults = { readonly fields: Readonly<Record<string, string>>; readonly other: readonly string[] };

export const NO_FAULTS: SaidFaults = { fields: {}, other: [] };

/** Fields of the backend that are two fields of the form. */
const TIMES = new Set(['starts', 'ends', 'dated', 'at']);

/** A refusal by the names of the form's fields. */
export function faultsOf(refusal: Refusal): SaidFaults {
  const fields = Object.entries(refusal.fieldErrors).map(
    ([field, texts]) => [TIMES.has(field) ? `${field}.day` : field, texts.join(' ')] as const,
  );
  return { fields: Object.fromEntries(fields), other: refusal.messages };
}

/** The texts that are too long, as faults. */
export const tooLong = ({ t }: ShopContext, names: readonly string[]): SaidFaults => ({
  fields: Object.fromEntries(
    names.map((name) => [name, t('desk-content')('fault.tooLong', { max: CONTENT_LIMITS.content })]),
  ),
  other: [],
});

/** A form that comes back, with what is to be said about it. */
type Returned = {
  readonly version: number;
  readonly form: ContentForm;
  readonly faults?: SaidFaults;
  /** What somebody else has saved meanwhile. */
  readonly current?: DeskContentItem;
  /** Products that were looked for. */
  readonly found?: { readonly search: string; readonly products: readonly DeskContentProduct[] };
};

/** The fields of a form by the names of the page, to compare them. */
function comparable(form: ContentForm, names: ReadonlyMap<string, string>): Record<string, FormValue> {
  const { texts, models, note: _note, at: _at, ...rest } = form;
  return { ...texts, ...rest, models: models.map((id) => names.get(id) ?? id) };
}

const namesOf = (products: readonly DeskContentProduct[]) =>
  new Map(products.map(({ id, name }) => [String(id), name] as const));

function conflictOf(form: ContentForm, current: DeskContentItem, products: readonly DeskContentProduct[]) {
  const names = namesOf([...products, ...current.products]);
  const saved = savedBeside(comparable(form, names), comparable(formOfFields(current.fields), names));
  const fields = Object.entries(saved.fields).map(([name, value]) => [name, cut(value)] as const);
  const [latest] = current.versions;
  return {
    fields: Object.fromEntries(fields),
    rows: saved.rows.map(cut),
    lastChange: latest ? { by: latest.by, at: latest.at } : null,
  };
}

/** What the page of an item needs to show a form that comes back, as it was typed. */
export async function contentAnswer({ api }: ShopContext, { version, form, faults, current, found }: Returned) {
  const ids = form.models.flatMap((id) => idOf(id) ?? []).slice(0, CONTENT_LIMITS.models);
  const products = await orLogged(readDeskProducts(api, ids), [], 'desk-content-products');
  return {
    // saved again, it replaces what the editor has now seen
    version: current?.version ?? version,
    form,
    products,
    faults: faults ?? NO_FAULTS,
    conflict: current ? conflictOf(form, current, products) : null,
    found: found ?? null,
    attempt: Date.now(),
  };
}
export type ContentAnswer = Awaited<ReturnType<typeof contentAnswer>>;

/** A refusal in one line, for a message. */
export const inOneLine = (refusal: Refusal): string => textsOf(refusal).join(' ');
