import { randomUUID } from 'node:crypto';
import { data } from '@remix-run/node';
import type { GiftCategoryForm } from 'contract/company-gifts';
import { ApiError } from '~/api/api-error';
import {
  createGiftCategory,
  findGiftVariants,
  type GiftVariantChoice,
  listGiftCodes,
  readManagedCampaign,
  readManagedCategory,
  saveGiftCategory,
} from '~/api/company-gifts';
import type { FormFaults } from '~/api/desk-forms';
import type { ShopPicture } from '~/features/catalog/parts/plate';
import { shopPicture } from '~/features/catalog/shop-picture.server';
import { LANGUAGES, type Language } from '~/locale/languages';
import { idIn } from '~/routing/id-in';
import { pathTo } from '~/routing/path-to';
import { redirectWithToast } from '~/server/flash.server';
import { formKeyOf } from '~/server/form-key.server';
import { shopLog } from '~/server/shop-log.server';
import { GIFT_PLACES, type Managing, NEW } from './managing';
import { missingCampaign } from './missing.server';

/** A variant to choose, as the page shows it. */
export type VariantView = Omit<GiftVariantChoice, 'image'> & { readonly picture: ShopPicture | null };

const viewOf = ({ image, ...variant }: GiftVariantChoice): VariantView => ({ ...variant, picture: shopPicture(image) });

const languageIn = (text: string | null): Language | undefined => LANGUAGES.find((each) => each === text);

const pageOf = ({ searchParams }: URL): number => {
  const asked = searchParams.get('page') ?? '1';
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
};

/** A page of a campaign for its form, with its codes; `new` for one that is to be made. @throws Response 404 */
export async function loadCategory(managing: Managing) {
  const { context, wait } = managing;
  const { api, params, t, url } = context;
  const campaignId = idIn(params['campaign']);
  if (campaignId === null) return missingCampaign(managing);
  if (params['giftPage'] === NEW) {
    const campaign = await wait(readManagedCampaign(api, campaignId));
    if (!campaign) return missingCampaign(managing);
    const form: GiftCategoryForm = { language: campaign.form.language, title: '', text: '', variants: [] };
    const shown = { id: campaignId, name: campaign.form.name, state: campaign.state };
    const title = t('gift-manage')('page.new');
    return { title, key: randomUUID(), version: 0, form, campaign: shown, chosen: [], codes: null };
  }
  const id = idIn(params['giftPage']);
  const texts = languageIn(url.searchParams.get('texts')) ?? '';
  const category = id === null ? null : await wait(readManagedCategory(api, id, texts));
  if (!category || id === null || category.campaign.id !== campaignId) return missingCampaign(managing);
  const { version, form, campaign, variants, ...more } = category;
  const page = pageOf(url);
  const list = await wait(listGiftCodes(api, id, page));
  return {
    title: form.title || campaign.name,
    // one for each form about codes
    key: randomUUID(),
    ...{ version, form, campaign, chosen: variants.map(viewOf) },
    codes: {
      id,
      slug: more.slug,
      counts: more.counts,
      taken: more.chosen,
      list: list ?? { codes: [], count: 0 },
      page,
    },
  };
}

export type CategoryData = Awaited<ReturnType<typeof loadCategory>>;

/** The form again, with everything that was typed and ticked, what its search found, and why it was not saved. */
export type CategoryAnswer = {
  readonly kind: 'form';
  readonly form: GiftCategoryForm;
  readonly chosen: readonly VariantView[];
  readonly search: string;
  readonly found: readonly VariantView[];
  readonly version: number;
  readonly key: string;
  /** Null when only a search was asked for. */
  readonly faults: FormFaults | null;
  readonly isOutdated: boolean;
};

function formOf(fields: FormData): GiftCategoryForm {
  const typed = (name: string, max: number) => String(fields.get(name) ?? '').slice(0, max);
  const ids = fields.getAll('variant').flatMap((value) => idIn(String(value)) ?? []);
  return {
    language: languageIn(typed('language', 2)) ?? 'fi',
    title: typed('title', 500),
    text: typed('text', 10_000),
    variants: [...new Set(ids)].slice(0, 1000),
  };
}

/** What the form's search finds, and what is ticked. @throws ApiError when the backend does not answer */
async function variantsOf({ context: { api } }: Managing, fields: FormData, ids: readonly number[]) {
  const search = String(fields.get('search') ?? '')
    .trim()
    .slice(0, 100);
  const [chosen, found] = await Promise.all([
    ids.length === 0 ? [] : findGiftVariants(api, { search: '', ids }),
    search === '' ? [] : findGiftVariants(api, { search, ids: [] }),
  ]);
  const others = found.filter(({ id }) => !ids.includes(id));
  return { search, chosen: chosen.map(viewOf), found: others.map(viewOf) };
}

const versionIn = (fields: FormData): number => Number(String(fields.get('version') ?? '').slice(0, 9)) || 0;

/** The form with what its search finds; what was typed and ticked stays. Nothing is saved. */
export async function searchVariants(managing: Managing, fields: FormData) {
  const form = formOf(fields);
  const shown = await managing.wait(variantsOf(managing, fields, form.variants));
  const answer = {
    kind: 'form',
    form,
    ...shown,
    version: versionIn(fields),
    key: formKeyOf(String(fields.get('key') ?? '')),
  } as const;
  return data<CategoryAnswer>({ ...answer, faults: null, isOutdated: false });
}

/** Makes or saves a page of a campaign. What cannot be saved comes back as it was typed. Specification 2 §8 */
export async function saveCategory(managing: Managing, fields: FormData) {
  const { context, side, wait } = managing;
  const { api, language, params, t } = context;
  const say = t('gift-manage');
  const campaign = idIn(params['campaign']);
  const isNew = params['giftPage'] === NEW;
  const id = isNew ? null : idIn(params['giftPage']);
  if (campaign === null || (id === null && !isNew)) return missingCampaign(managing);
  const form = formOf(fields);
  const [version, key] = [versionIn(fields), formKeyOf(String(fields.get('key') ?? ''))];
  const again = async (faults: FormFaults, status: number, isOutdated = false, current = version) => {
    const shown = await variantsOf(managing, fields, form.variants).catch(() => ({
      search: '',
      chosen: [],
      found: [],
    }));
    const answer = { kind: 'form', form, ...shown, version: current, key, faults, isOutdated } as const;
    return data<CategoryAnswer>(answer, status);
  };
  try {
    const result = await (id === null
      ? createGiftCategory(api, { campaign, key, form })
      : saveGiftCategory(api, { id, version, form }));
    if (result.outcome === 'missing') return missingCampaign(managing);
    if (result.outcome === 'refused') return again(result.faults, 400);
    if (result.outcome === 'outdated') return again({ fields: {}, other: [] }, 409, true, result.current.version);
    const giftPage = String(id ?? (result.done as { readonly id: number }).id);
    const to = pathTo(GIFT_PLACES[side].page, language, { campaign: String(campaign), giftPage });
    return redirectWithToast(to, { type: 'success', text: say('page.saved') });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // a session that is over leads to the log-in
    if (error.backendStatus === 401) return wait(Promise.reject(error));
    shopLog().warn({ err: error.error }, 'a page of a gift campaign was not saved');
    return again({ fields: {}, other: [say('page.failed')] }, error.isOutage ? error.status : 502);
  }
}
