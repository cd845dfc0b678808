import { randomBytes } from 'node:crypto';
import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import {
  type Compatible,
  readCompatible,
  readSuggestions,
  type SkiChoice,
  type SkiSuggestions,
  type WizardProduct,
} from '~/api/ski-wizard';
import { shopPicture } from '~/features/catalog/shop-picture.server';
import { labelled } from '~/locale/labelled';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { orErrorPage } from '~/server/unavailable.server';
import { addToWizard } from './add-to-wizard.server';
import { type CheckedPackage, checkPackage } from './check-package.server';
import { readSkierForm, type SkierForm, STYLES, typedFacts } from './rules/skier-form';
import { missingParts, PARTS, type Part, STEPS, type Step, shownStep } from './rules/steps';
import { carriedBy, readId, type WizardState, wizardPath } from './wizard-address';
import { type KeptPart, type KeptWizard, keepWizard, readKept, type Sport } from './wizard-cookie.server';
import type { ProductView, WizardData } from './wizard-view';

/** Suggestions at first, and all that an answer holds. */
const FIRST = 7;
const ALL = 96;

/** What is known of the visitor's package: by the address, else by what was kept. */
function stateOf(kept: KeptWizard, params: URLSearchParams, form: SkierForm | null): WizardState {
  const isFormRight = form !== null && Object.keys(form.troubles).length === 0;
  const choice = PARTS.map((part) => {
    const asked = readId(params, part);
    return [part, asked === undefined ? (kept[part]?.variantId ?? null) : asked] as const;
  });
  return { skier: isFormRight ? form.facts : kept.skier, choice: Object.fromEntries(choice) as SkiChoice };
}

function toView({ path, image, stores, ...product }: WizardProduct): ProductView {
  const { variantId, brand, name, color, size, priceCents, regularCents, sizes, reasons } = product;
  return {
    ...{ variantId, brand, name, color, size, priceCents, regularCents },
    to: pathToSlug(path),
    picture: shopPicture(image),
    isOrderable: product.is_orderable,
    stores: stores.map((store) => store.name),
    reasons: reasons.map(({ kind, is_caveat, values }) => ({ kind, isCaveat: is_caveat, values })),
    sizes: sizes.map((each) => ({ variantId: each.variantId, size: each.size, isOrderable: each.is_orderable })),
    hasBindings: product.has_bindings,
  };
}

const viewOrNull = (product: WizardProduct | null): ProductView | null => product && toView(product);

/** Parts that do not fit another chosen one. With bindings it is they that connect skis and boots. Specification 2 §5. */
function clashingParts({ skis, bindings, boots }: SkiChoice, compatible: Compatible): Part[] {
  const { withSkis, withBindings } = compatible;
  const clashes = new Set<Part>();
  if (skis && bindings && !withSkis.has(bindings)) clashes.add('bindings');
  if (bindings && boots && !withBindings.has(boots)) clashes.add('boots');
  if (skis && boots && !bindings && !withSkis.has(boots)) clashes.add('boots');
  return [...clashes];
}

const keptPart = (product: WizardProduct | null): KeptPart | null =>
  product && {
    variantId: product.variantId,
    modelId: product.modelId,
    name: `${product.brand} ${product.name}`.trim(),
    image: product.image?.path ?? '',
    slug: product.slug,
  };

/** Set-Cookie of what the address changed; none when the page only shows what is kept. */
function cookieOf(
  context: ShopContext,
  sport: Sport,
  state: WizardState,
  chosen: SkiSuggestions['chosen'],
): string | null {
  const kept = readKept(context.request, sport);
  const parts = { skis: keptPart(chosen.skis), bindings: keptPart(chosen.bindings), boots: keptPart(chosen.boots) };
  const next: KeptWizard = { isEnabled: true, skier: state.skier, ...parts };
  const isEmpty = Object.values(parts).every((part) => part === null) && Object.keys(state.skier).length === 0;
  if (isEmpty && !kept.isEnabled) return null;
  return JSON.stringify(next) === JSON.stringify(kept) ? null : keepWizard(context.request, sport, next);
}

/** The choice without what is unknown or no longer sold. */
const knownChoice = ({ skis, bindings, boots }: SkiSuggestions['chosen']): SkiChoice => ({
  skis: skis?.variantId ?? null,
  bindings: bindings?.variantId ?? null,
  boots: boots?.variantId ?? null,
});

/** Suggestions of a step; without the advice of a foreign backend the visitor is led to the shop's own pages. */
async function readStep(context: ShopContext, sport: Sport, state: WizardState, step: Step): Promise<SkiSuggestions> {
  const { api, locale, url, language, t } = context;
  const part = step === 'skier' || step === 'package' ? null : step;
  const limit = url.searchParams.get('show') === 'all' ? ALL : FIRST;
  const where = { taxAreaId: locale.taxAreaId, country: locale.country };
  const found = await orErrorPage(readSuggestions(api, { sport, ...state, part, limit, ...where }));
  if (found) return found;
  throw redirectWithToast(
    pathTo('home', language),
    { type: 'info', text: t('ski-wizard')('unsupported') },
    { status: 302 },
  );
}

/** Reads everything that a step shows. */
async function readAll(context: ShopContext, sport: Sport) {
  const { request, url, api, locale } = context;
  const form = readSkierForm(url.searchParams, sport);
  const isRefused = form !== null && Object.keys(form.troubles).length > 0;
  const asked = stateOf(readKept(request, sport), url.searchParams, form);
  const first = await readStep(context, sport, asked, 'package');
  const choice = knownChoice(first.chosen);
  const state = { ...asked, choice };
  const parts = {
    chosen: PARTS.filter((part) => choice[part] !== null),
    hasBindings: first.chosen.skis?.has_bindings ?? false,
  };
  const isSkierKnown = state.skier.height !== undefined;
  const step = shownStep({ group: url.searchParams.get('group'), isRefused, isSkierKnown, ...parts });
  const [found, compatible] = await Promise.all([
    step === 'skier' || step === 'package' ? first : readStep(context, sport, state, step),
    orErrorPage(readCompatible(api, sport, choice, locale.taxAreaId)),
  ]);
  const isSomethingGone = PARTS.some((part) => asked.choice[part] !== null && choice[part] === null);
  return { form, isRefused, state, step, missing: missingParts(parts), found, compatible, isSomethingGone };
}

type Everything = Awaited<ReturnType<typeof readAll>>;

const sumsOf = ({ regularCents, discountCents }: Compatible) =>
  regularCents === null ? null : { regularCents, nowCents: discountCents ?? regularCents };

function textsOf({ t, language }: ShopContext, sport: Sport, step: Step) {
  const text = t('ski-wizard');
  return {
    title: labelled(t('common'), text(`title.${sport}`), text(`step.${step}`)),
    description: text(`about.${sport}`),
    crumbs: [
      { label: t('catalog')('home'), to: pathTo('home', language) },
      { label: text('title'), to: pathTo('skiWizard', language) },
      { label: text(`title.${sport}`) },
    ],
    path: pathTo('skiWizardSport', language, { sport }),
  };
}

function addressesOf({ language, url }: ShopContext, sport: Sport, { state, step, found }: Everything) {
  const at = { language, sport };
  const steps = STEPS.map((each) => [each, wizardPath(at, state, { group: each })]);
  const isAll = url.searchParams.get('show') === 'all' || found.total <= FIRST;
  return {
    steps: Object.fromEntries(steps) as Record<Step, string>,
    moreTo: isAll ? null : wizardPath(at, state, { group: step, show: 'all' }),
    carried: carriedBy(state),
  };
}

function pageOf(context: ShopContext, sport: Sport, all: Everything, checked: CheckedPackage): WizardData {
  const { form, state, step, missing, found, compatible, isSomethingGone } = all;
  const { skis, bindings, boots } = found.chosen;
  return {
    ...textsOf(context, sport, step),
    ...{ sport, step, missing, isSomethingGone, lengths: found.lengths },
    ...{ total: found.total, incompatible: found.incompatible },
    form: form ?? { facts: state.skier, typed: typedFacts(state.skier), troubles: {} },
    skier: state.skier,
    styles: STYLES[sport],
    chosen: { skis: viewOrNull(skis), bindings: viewOrNull(bindings), boots: viewOrNull(boots) },
    clashing: clashingParts(state.choice, compatible),
    suggestions: found.suggestions.map(toView),
    sums: sumsOf(compatible),
    price: checked.price,
    refusal: checked.refusal,
    submission: randomBytes(4).toString('hex'),
    ...addressesOf(context, sport, all),
  };
}

/** The wizard of a sport, at the step of the address. Its state is in the address and is kept. Specification 1 §2, 2 §2. */
export async function loadWizard(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const sport = context.params['sport'] === 'nordic' ? 'nordic' : 'alpine';
  const added = readId(context.url.searchParams, 'add');
  if (added !== undefined) throw await addToWizard(context, sport, added);
  const all = await readAll(context, sport);
  const { state, step, missing, found, compatible, isRefused } = all;
  // skis that come with bindings leave no place for others
  if (found.chosen.skis?.has_bindings && state.choice.bindings !== null)
    throw redirect(
      wizardPath(
        { language: context.language, sport },
        { ...state, choice: { ...state.choice, bindings: null } },
        { group: step },
      ),
    );
  const isWhole = missing.length === 0 && clashingParts(state.choice, compatible).length === 0;
  const checked =
    step === 'package' && isWhole ? await checkPackage(context, state.choice) : { price: null, refusal: '' };
  const cookie = isRefused ? null : cookieOf(context, sport, state, found.chosen);
  return data(pageOf(context, sport, all, checked), {
    status: isRefused ? 400 : 200,
    ...(cookie && { headers: { 'Set-Cookie': cookie } }),
  });
}
