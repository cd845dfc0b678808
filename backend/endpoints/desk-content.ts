import * as calls from 'contract/desk-content';
import { Hono } from 'hono';
import type { z } from 'zod';
import type { BackendContext } from '../context';
import { modelsOfChoice } from '../domain/content/content-products';
import { findModels, pictureOfHash, readChoices, readModels } from '../domain/content/desk-choices';
import { listItems, readEditedItem, stateOf } from '../domain/content/desk-items';
import type { ItemView } from '../domain/content/item-view';
import { shownLanguage, viewOfVersion } from '../domain/content/preview-item';
import { deleteDraft, unscheduleContent, withdrawContent } from '../domain/content/publish-content';
import { authorName, type Editing, restoreVersion } from '../domain/content/save-content';
import { writeContent, writeNewContent } from '../domain/content/write-content';
import type { Caller } from '../domain/customers/caller';
import { Conflict } from '../domain/errors/refusals';
import type { ShopLanguage } from '../domain/locale/language';
import { actOf, administrator, pageOf } from './desk';
import {
  presentBlogger,
  presentCampaign,
  presentExperience,
  presentPage,
  presentPost,
  presentTabs,
} from './present-content';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND, type Visit } from './serve';

/** What editors write: lists, versions, publication, preview. Pictures are in `desk-pictures.ts`. */
export function deskContentEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();
  answerLists(area);
  answerWriting(area);
  answerMoves(area);

  answer(area, calls.getDeskContent, async ({ backend, caller, params, language }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    return (await presentItem(backend, params.id, language)) ?? NOT_FOUND;
  });

  answer(area, calls.previewDeskContent, async ({ backend, caller, params, language, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    return (await presentPreview(backend, params.id, language, now)) ?? NOT_FOUND;
  });

  return area;
}

function answerLists(area: Area): void {
  answer(area, calls.getDeskContents, async ({ backend, caller, query, language }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const { page, ...search } = query;
    const { items, count } = await listItems(backend.db, language, { ...search, ...pageOf(page) });
    return {
      items: items.map(({ id, kind, title, state, missing, by, at, scheduledAt }) => ({
        ...{ id, kind, title, state, missing, by, at: at.toISOString() },
        scheduled: scheduledAt?.toISOString() ?? null,
      })),
      count,
    };
  });

  answer(area, calls.getDeskContentChoices, async ({ backend, caller, language }) => {
    const admin = await administrator(caller);
    return admin instanceof Answer ? admin : readChoices(backend.db, language);
  });

  answer(area, calls.findDeskContentProducts, async ({ backend: { db }, caller, query, language }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    if (query.ids !== '') return { products: await readModels(db, language, query.ids.split(',').map(Number)) };
    return { products: query.search === '' ? [] : await findModels(db, language, query.search) };
  });
}

/** Who edits. */
async function editing(
  { backend, language, now }: Pick<Visit<typeof calls.getDeskContent>, 'backend' | 'language' | 'now'>,
  admin: Caller,
): Promise<Editing> {
  const { customerId } = admin;
  const author = await authorName(backend.db, customerId);
  return { customerId, actor: actOf(admin, now).actor, author, language, now };
}

type Publication = Pick<z.output<(typeof calls.createDeskContent)['body']>, 'publish' | 'at'>;

/** When a saved version is published: null for now, undefined for not. A time that is none is in the past. */
function publishAt({ publish, at }: Publication): Date | null | undefined {
  if (publish !== 'later') return publish === 'now' ? null : undefined;
  const time = Date.parse(at);
  return new Date(Number.isNaN(time) ? 0 : time);
}

function answerWriting(area: Area): void {
  answer(area, calls.createDeskContent, async ({ body, ...visit }) => {
    const admin = await administrator(visit.caller);
    if (admin instanceof Answer) return admin;
    const { key, kind, fields, note } = body;
    const written = { key, kind, fields, note, publishAt: publishAt(body) };
    return writeNewContent(visit.backend.db, written, await editing(visit, admin));
  });

  answer(area, calls.saveDeskContent, async ({ body, ...visit }) => {
    const admin = await administrator(visit.caller);
    if (admin instanceof Answer) return admin;
    const { version, fields, note } = body;
    const { id } = visit.params;
    const written = { id, known: version, fields, note, publishAt: publishAt(body) };
    const by = await editing(visit, admin);
    return unlessChanged(visit, id, async () => versionOf(await writeContent(visit.backend.db, written, by)));
  });

  answer(area, calls.restoreDeskContent, async ({ body, ...visit }) => {
    const admin = await administrator(visit.caller);
    if (admin instanceof Answer) return admin;
    const { version, number, note } = body;
    const { id } = visit.params;
    const by = await editing(visit, admin);
    const asked = { id, known: version, number, note };
    return unlessChanged(visit, id, async () => versionOf(await restoreVersion(visit.backend.db, asked, by)));
  });
}

const versionOf = (version: number | null) => (version === null ? NOT_FOUND : { version });

type Saving = Pick<Visit<typeof calls.getDeskContent>, 'backend' | 'language'>;

/** The answer to a change, or what is saved now when somebody else was first. */
async function unlessChanged<Done>({ backend, language }: Saving, id: number, change: () => Promise<Done>) {
  try {
    return await change();
  } catch (error) {
    const current = error instanceof Conflict ? await presentItem(backend, id, language) : null;
    if (!current) throw error;
    return new Answer(409, current);
  }
}

const MOVES = { unschedule: unscheduleContent, withdraw: withdrawContent, delete: deleteDraft } as const;

function answerMoves(area: Area): void {
  answer(area, calls.moveDeskContent, async ({ body, params, ...visit }) => {
    const admin = await administrator(visit.caller);
    if (admin instanceof Answer) return admin;
    const by = await editing(visit, admin);
    const asked = { id: params.id, known: body.version };
    return unlessChanged(visit, params.id, async () => {
      const isDone = await MOVES[body.move](visit.backend.db, asked, by);
      return isDone ? {} : NOT_FOUND;
    });
  });
}

/** An item for its editor. */
async function presentItem(
  { db, pool }: BackendContext,
  id: number,
  language: ShopLanguage,
): Promise<z.input<(typeof calls.getDeskContent)['answers'][200]> | null> {
  const found = await readEditedItem(db, id);
  if (!found) return null;
  const { item, fields, versions, slugs } = found;
  const [picture] = fields.image === null ? [] : await pictureOfHash(pool, fields.image);
  const { scheduledAt, scheduledVersion, publishedVersion, updatedAt } = item;
  return {
    ...{ id, kind: item.kind, version: item.version, state: stateOf(item), fields, slugs },
    published_version: publishedVersion,
    scheduled:
      scheduledAt === null || scheduledVersion === null
        ? null
        : { at: scheduledAt.toISOString(), version: scheduledVersion },
    may_be_deleted: publishedVersion === null && updatedAt === null,
    image: picture?.image ?? null,
    products: await readModels(db, language, fields.models),
    versions: versions.map(({ at, ...version }) => ({ ...version, at: at.toISOString() })),
  };
}

const NOTHING = { page: null, tabs: null, post: null, campaign: null, blogger: null, experience: null } as const;

/** A view as the calls of its kind answer it. */
function answerOf(view: ItemView, productCount: number, now: Date) {
  switch (view.kind) {
    case 'page':
      return { ...NOTHING, page: presentPage(view) };
    case 'tabs':
      return { ...NOTHING, tabs: presentTabs(view) };
    case 'campaign':
      return { ...NOTHING, campaign: presentCampaign(view, productCount) };
    case 'blogger':
      return { ...NOTHING, blogger: presentBlogger({ ...view, postCount: 0 }) };
    case 'experience':
      return { ...NOTHING, experience: presentExperience(view, productCount) };
    case 'guide':
    case 'post':
      return { ...NOTHING, post: presentPost(view, { productCount, related: [], now }) };
  }
}

async function presentPreview({ db, pool }: BackendContext, id: number, language: ShopLanguage, now: Date) {
  const found = await readEditedItem(db, id);
  const shown = found && shownLanguage(found.fields, language);
  const view = found && shown && (await viewOfVersion(pool, found.item, found.fields, shown));
  if (!view) return null;
  const { models, list_group: groupId, list_brand: brandId, list_reduced: reducedOnly } = found.fields;
  const listed = await modelsOfChoice(pool, { models, groupId, brandId, reducedOnly }, now);
  return {
    ...{ id, kind: view.kind, version: found.item.version, title: view.title, language: shown },
    languages: Object.keys(view.slugs) as ShopLanguage[],
    models: listed.map((model) => model.id),
    ...answerOf(view, listed.length, now),
  };
}
