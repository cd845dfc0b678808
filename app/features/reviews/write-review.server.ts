import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { productTitle } from 'contract/product-title';
import { REVIEW_LIMITS } from 'contract/reviews';
import { readAccount } from '~/api/account';
import { ApiError, isMissing } from '~/api/api-error';
import { readGeneralSettings } from '~/api/locale';
import { readOwnReview, sendReview } from '~/api/own-reviews';
import { getModel } from '~/api/products';
import { withShortTimeout } from '~/api/request';
import type { ShopPicture } from '~/features/catalog/parts/plate';
import { shopPictures } from '~/features/catalog/shop-picture.server';
import { labelled } from '~/locale/labelled';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { redirectWithToast } from '~/server/flash.server';
import { clearAuthCookie } from '~/server/shop-cookies.server';
import { orErrorPage, orLogged } from '~/server/unavailable.server';
import { readReviewForm, takePictures } from './review-pictures.server';
import { proposedName, REVIEW_FIELDS, type ReviewField, type ReviewValues, writeReviewForm } from './write-review-form';

/** What is reviewed. */
type ReviewedProduct = {
  readonly id: number;
  readonly brand: string;
  readonly name: string;
  readonly to: string;
  readonly picture: ShopPicture | null;
  readonly hasSizes: boolean;
};

/** A picture that the review has already. */
export type KeptPicture = {
  readonly path: string;
  /** Null while nobody but its sender may see it. */
  readonly shown: ShopPicture | null;
  /** A small version as a data address, for its sender; empty where there is none. */
  readonly preview: string;
};

/** The page of a review to write. */
export type WriteReviewData = {
  readonly title: string;
  /** The same, with the product. */
  readonly pageTitle: string;
  readonly product: ReviewedProduct;
  /** `supported`: false when the backend takes no reviews. */
  readonly may: { readonly supported: boolean; readonly write: boolean };
  readonly status: { readonly kind: 'pending' | 'published' | 'refused'; readonly note: string } | null;
  readonly values: ReviewValues;
  readonly pictures: readonly KeptPicture[];
  readonly isPublishedAtOnce: boolean;
};

/** A refused form: what it held, and what is wrong. */
export type RefusedReview = {
  readonly values: ReviewValues;
  readonly pictures: readonly KeptPicture[];
  readonly errors: Readonly<Partial<Record<ReviewField | 'pictures', string>>>;
  readonly text: string;
};

/** Waits for a call of the customer. @throws Response the log-in when the session is over, an error page for an outage */
async function asCustomer<Value>({ language, url, t, request }: ShopContext, work: Promise<Value>): Promise<Value> {
  return orErrorPage(
    work.catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.backendStatus !== 401) throw error;
      const login = pathTo('login', language, {}, { next: url.pathname + url.search });
      const toast = { type: 'info', text: t('sign-in')('loginRequired') } as const;
      throw redirectWithToast(login, toast, { status: 302, headers: { 'Set-Cookie': clearAuthCookie(request) } });
    }),
  );
}

async function requireProduct(context: ShopContext): Promise<ReviewedProduct> {
  const { api, locale, params, t } = context;
  const slug = (params['slug'] ?? '').toLowerCase();
  const model = slug === '' || slug.length > 300 ? undefined : await orErrorPage(getModel(api, { slug, ...locale }));
  if (!model?.isPublic || model.isGiftCard) notFound(t('product-more')('notFound'));
  const [color] = model.colors;
  const [picture = null] = shopPictures([...(color?.images ?? []), ...model.images]);
  return {
    id: model.id,
    brand: model.manufacturer.name,
    name: model.name,
    to: pathToSlug(`${model.manufacturer.slug}/${model.slug}`),
    picture,
    hasSizes: new Set(model.variants.map(({ sizeSlug }) => sizeSlug)).size > 1,
  };
}

const NOTHING = { supported: true, mayWrite: false, review: null };

/** The form of a review: empty, or with the review that the customer wrote before. */
export async function loadWriteReview(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const t = context.t('review-form');
  const product = await requireProduct(context);
  const asked = readOwnReview(context.api, product.id).then(
    (own) => ({ ...NOTHING, ...own }),
    (error: unknown) => {
      if (isMissing(error)) return { ...NOTHING, supported: false };
      throw error;
    },
  );
  const [{ supported, mayWrite, review }, account, settings] = await Promise.all([
    asCustomer(context, asked),
    orLogged(readAccount(context.api), null, 'account'),
    orLogged(readGeneralSettings(withShortTimeout(context.api)), new Map<string, string>(), 'settings'),
  ]);
  const isShown = review?.status === 'published';
  const title = t(review ? 'titleAgain' : 'title');
  return data<WriteReviewData>({
    title,
    pageTitle: labelled(context.t('common'), title, productTitle(product.brand, product.name)),
    product,
    may: { supported, write: mayWrite },
    status: review && { kind: review.status, note: review.note },
    values: {
      stars: review ? String(Math.min(5, Math.max(1, Math.round(review.rating / 2)))) : '',
      size: review?.fit ? String(review.fit) : '',
      title: review?.title ?? '',
      comment: review?.comment ?? '',
      name: review?.name ?? (account ? proposedName(account.firstName, account.lastName) : ''),
    },
    pictures: shopPictures(review?.pictures ?? []).map((picture) => ({
      path: picture.path,
      shown: isShown ? picture : null,
      preview: review?.previews.get(picture.path) ?? '',
    })),
    isPublishedAtOnce: settings.get('review_publishing') === 'at_once',
  });
}

/** How many characters of a refused value are shown again: more than is allowed, so that a text can be shortened. */
const MAX_KEPT = 20_000;

function valuesOf(form: FormData): ReviewValues {
  const read = (name: ReviewField) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, MAX_KEPT) : '';
  };
  return {
    stars: read('stars'),
    size: read('size'),
    title: read('title'),
    comment: read('comment'),
    name: read('name'),
  };
}

/** What is wrong with the texts, in words. */
function errorsOf(values: ReviewValues, { t }: ShopContext): RefusedReview['errors'] {
  const parsed = writeReviewForm.safeParse(values);
  const issues = parsed.success ? [] : parsed.error.issues;
  const say = t('review-form');
  const errors = REVIEW_FIELDS.flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field);
    if (!issue || field === 'size') return [];
    if (issue.message === 'tooLong' && field !== 'stars')
      return [[field, say('error.tooLong', { max: REVIEW_LIMITS[field] })]];
    return field === 'title' ? [] : [[field, say(`error.${field}`)]];
  });
  return Object.fromEntries(errors);
}

/**
 * Submits a review. A refused form comes back with everything that was written and the pictures that were sent; a review that was
 * taken leads to the product with thanks.
 */
export async function submitReview(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const { api, t } = context;
  const say = t('review-form');
  const product = await requireProduct(context);
  const form = await readReviewForm(api, args.request);
  const values = valuesOf(form.fields);
  const pictures = await asCustomer(context, takePictures(api, form, t));
  const again = (errors: RefusedReview['errors'], text: string) => {
    const kept = pictures.paths.map((path) => ({ path, shown: null, preview: '' }));
    return data<RefusedReview>({ values, pictures: kept, errors, text }, form.problem === 'tooLarge' ? 413 : 400);
  };
  if (!form.isRead && !form.problem) return again({}, say('error.unread'));
  const errors = { ...errorsOf(values, context), ...(pictures.problem && { pictures: pictures.problem }) };
  const parsed = writeReviewForm.safeParse(values);
  if (!parsed.success || pictures.problem) return again(errors, say('error.form'));
  const { size: fit, ...said } = parsed.data;
  const review = { ...said, fit: product.hasSizes ? fit : null, modelId: product.id, pictures: pictures.paths };
  const sent = await asCustomer(context, sendReview(api, review));
  if (!sent) notFound(t('product-more')('notFound'));
  if ('refusal' in sent) {
    const { messages, fieldErrors } = sent.refusal;
    const { images = [], ...others } = fieldErrors;
    const texts = [...messages, ...Object.values(others).flat()];
    return again(images.length > 0 ? { pictures: images.join(' ') } : {}, texts.join(' ') || say('error.refused'));
  }
  const text = say(sent.isPublished ? 'thanks.published' : 'thanks.pending');
  return redirectWithToast(`${product.to}#reviews`, { type: 'success', text });
}
