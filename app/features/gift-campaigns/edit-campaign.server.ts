import { randomUUID } from 'node:crypto';
import { data } from '@remix-run/node';
import type { GiftCampaignForm } from 'contract/company-gifts';
import { GIFT_DELIVERIES } from 'contract/gift-deliveries';
import {
  createGiftCampaign,
  listGiftCampaigns,
  readManagedCampaign,
  saveGiftCampaign,
  sendGiftPicture,
} from '~/api/company-gifts';
import type { FormFaults } from '~/api/desk-forms';
import { readLocaleChoices } from '~/api/locale';
import { shopPicture } from '~/features/catalog/shop-picture.server';
import { readPhotoForm } from '~/features/photos/photos.server';
import { LANGUAGES } from '~/locale/languages';
import { idIn } from '~/routing/id-in';
import { pathTo } from '~/routing/path-to';
import { redirectWithToast } from '~/server/flash.server';
import { formKeyOf } from '~/server/form-key.server';
import { GIFT_PLACES, type Managing, NEW } from './managing';
import { missingCampaign } from './missing.server';

/** The campaigns that somebody manages; null for who manages none. */
export async function loadCampaignList({ context, side, wait }: Managing) {
  const list = await wait(listGiftCampaigns(context.api, side === 'desk' ? 'all' : 'company'));
  return { campaigns: list?.campaigns ?? null };
}

const EMPTY: GiftCampaignForm = {
  ...{ company: '', name: '', starts: '', ends: '', delivery: 'home', address: '', postal_code: '', city: '' },
  ...{ country: 'fi', language: 'fi', picture: '' },
};

/** A campaign for its form; `new` for one that is to be made. @throws Response 404 */
export async function loadCampaign(managing: Managing) {
  const { context, side, wait } = managing;
  const param = context.params['campaign'];
  const { countries: known } = await wait(readLocaleChoices(context.api));
  const countries = known.map(({ code, name }) => ({ code, name }));
  if (param === NEW) {
    const list = await wait(listGiftCampaigns(context.api, side === 'desk' ? 'all' : 'company'));
    if (!list) return missingCampaign(managing);
    const form = { ...EMPTY, name: side === 'company' ? list.company : '', language: context.language };
    const title = context.t('gift-manage')('campaign.new');
    return { title, key: randomUUID(), version: 0, form, campaign: null, countries };
  }
  const id = idIn(param);
  const campaign = id === null ? null : await wait(readManagedCampaign(context.api, id));
  if (!campaign || id === null) return missingCampaign(managing);
  const { version, form, ...more } = campaign;
  const shown = { ...more, id, picture: shopPicture(more.picture) };
  return { title: form.name, key: '', version, form, campaign: shown, countries };
}

export type CampaignData = Awaited<ReturnType<typeof loadCampaign>>;

/** The form again, with everything that was typed and why it was not saved. */
export type CampaignAnswer = {
  readonly form: GiftCampaignForm;
  readonly version: number;
  readonly key: string;
  readonly faults: FormFaults;
  /** Somebody else saved first. */
  readonly isOutdated: boolean;
};

const MAX_FIELD = 500;

function formOf(fields: FormData, picture: string): GiftCampaignForm {
  const typed = (name: string) => String(fields.get(name) ?? '').slice(0, MAX_FIELD);
  return {
    ...{ company: typed('company'), name: typed('name'), starts: typed('starts'), ends: typed('ends') },
    delivery: GIFT_DELIVERIES.find((each) => each === typed('delivery')) ?? 'home',
    ...{ address: typed('address'), postal_code: typed('postal_code'), city: typed('city'), country: typed('country') },
    language: LANGUAGES.find((each) => each === typed('language')) ?? 'fi',
    picture,
  };
}

/** Makes or saves a campaign. What cannot be saved comes back as it was typed. */
export async function saveCampaign(managing: Managing, request: Request) {
  const { context, side, wait } = managing;
  const { api, language, params } = context;
  const sent = await readPhotoForm(context, request, { send: sendGiftPicture });
  const { fields, photos, problem } = sent;
  const before = fields.get('no_picture') === 'on' ? '' : String(fields.get('image') ?? '').slice(0, 64);
  const form = formOf(fields, photos.at(-1) ?? before);
  const version = Number(String(fields.get('version') ?? '').slice(0, 9)) || 0;
  const key = formKeyOf(String(fields.get('key') ?? ''));
  const again = (faults: FormFaults, status: number, isOutdated = false, current = version) =>
    data<CampaignAnswer>({ form, version: current, key, faults, isOutdated }, status);
  if (!sent.isRead || problem !== '') {
    const t = context.t('gift-manage');
    const text = sent.isRead ? problem : t('brokenForm');
    return again({ fields: problem === '' ? {} : { picture: text }, other: problem === '' ? [text] : [] }, sent.status);
  }
  const id = params['campaign'] === NEW ? null : idIn(params['campaign']);
  if (id === null && params['campaign'] !== NEW) return missingCampaign(managing);
  const result = await wait<
    Awaited<ReturnType<typeof saveGiftCampaign>> | Awaited<ReturnType<typeof createGiftCampaign>>
  >(id === null ? createGiftCampaign(api, key, form) : saveGiftCampaign(api, { id, version, form }));
  if (result.outcome === 'missing') return missingCampaign(managing);
  if (result.outcome === 'refused') return again(result.faults, 400);
  if (result.outcome === 'outdated') return again({ fields: {}, other: [] }, 409, true, result.current.version);
  const made = id ?? (result.done as { readonly id: number }).id;
  const campaign = String(made);
  const places = GIFT_PLACES[side];
  const to =
    id === null
      ? pathTo(places.page, language, { campaign, giftPage: NEW })
      : pathTo(places.campaign, language, { campaign });
  return redirectWithToast(to, { type: 'success', text: context.t('gift-manage')('saved') });
}
