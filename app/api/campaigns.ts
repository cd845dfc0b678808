import type { CallAnswer } from 'contract/call';
import { getCampaign, getCampaigns } from 'contract/content';
import { getExperience, getExperiences, getRedirect } from 'contract/experiences';
import type { Picture } from 'contract/wire';
import { isCallUnknown, isMissing } from './api-error';
import { bodyOf } from './call-result';
import type { Slugs } from './content';
import type { Api } from './request';
import { readShared } from './shared-reading';

/** A running campaign. Its HTML must be sanitised before it is shown. */
export type Campaign = {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string;
  readonly html: string;
  readonly image: Picture | null;
  readonly description: string;
  /** ISO 8601 times; null without a limit on that side. It is over at `ends`. */
  readonly starts: string | null;
  readonly ends: string | null;
  readonly slugs: Slugs;
  readonly productCount: number;
};

/** A campaign as an answer has it. */
export function toCampaign(wire: CallAnswer<typeof getCampaign>): Campaign {
  const { content, meta_description: description, product_count: productCount, name, title, ...rest } = wire;
  return { ...rest, title: title || name, html: content, description, productCount };
}

/** A running campaign by its slug in the language of `api`; undefined if there is none. */
export async function readCampaign(api: Api, slug: string): Promise<Campaign | undefined> {
  const answer = await readShared(api, getCampaign, { params: { slug } });
  return answer.status === 404 ? undefined : toCampaign(bodyOf(answer));
}

/** A running campaign in a list. */
export type CampaignSummary = Pick<Campaign, 'id' | 'title' | 'excerpt' | 'image' | 'ends'> & { readonly slug: string };

/** The running campaigns, the one that ends first at the top; none if the backend does not list them. */
export async function readCampaigns(api: Api): Promise<readonly CampaignSummary[]> {
  try {
    return (await readShared(api, getCampaigns, {})).body;
  } catch (error) {
    if (isCallUnknown(error)) return [];
    throw error;
  }
}

/** A brand's own page in a list. */
export type ExperienceSummary = {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly image: Picture | null;
  readonly brand: { readonly name: string; readonly slug: string } | null;
};

/** A brand's own page, whole. Its HTML must be sanitised before it is shown. */
export type Experience = ExperienceSummary & {
  readonly html: string;
  readonly description: string;
  readonly slugs: Slugs;
  readonly productCount: number;
};

const brandOf = (wire: { readonly manufacturer: string; readonly manufacturer_slug: string }) =>
  wire.manufacturer === '' || wire.manufacturer_slug === ''
    ? null
    : { name: wire.manufacturer, slug: wire.manufacturer_slug };

/** Brands' own pages in their order; none if the backend has no such thing. */
export async function readExperiences(api: Api): Promise<readonly ExperienceSummary[]> {
  try {
    const { body } = await readShared(api, getExperiences, {});
    return body.map(({ id, slug, title, excerpt, image, ...brand }) => ({
      id,
      slug,
      title,
      excerpt,
      image,
      brand: brandOf(brand),
    }));
  } catch (error) {
    if (isCallUnknown(error)) return [];
    throw error;
  }
}

/** A brand's own page as an answer has it. */
export function toExperience({
  id,
  title,
  excerpt,
  image,
  slugs,
  ...wire
}: CallAnswer<typeof getExperience>): Experience {
  return {
    id,
    slug: wire.slug,
    title,
    excerpt,
    image,
    slugs,
    brand: brandOf(wire),
    html: wire.content,
    description: wire.meta_description,
    productCount: wire.product_count,
  };
}

/** A brand's own page by its slug in the language of `api`; undefined if there is none. */
export async function readExperience(api: Api, slug: string): Promise<Experience | undefined> {
  const answer = await readShared(api, getExperience, { params: { slug } });
  return answer.status === 404 ? undefined : toExperience(bodyOf(answer));
}

/** Where a path leads that staff redirected or that a page had before; undefined: nowhere. */
export async function readRedirect(api: Api, path: string): Promise<string | undefined> {
  try {
    const answer = await readShared(api, getRedirect, { query: { path } });
    return answer.status === 404 ? undefined : bodyOf(answer).target;
  } catch (error) {
    if (isCallUnknown(error) || isMissing(error)) return undefined;
    throw error;
  }
}
