import * as codeCalls from 'contract/company-gift-codes';
import * as calls from 'contract/company-gifts';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import type { Caller } from '../domain/customers/caller';
import { addCodes, mailCodes, printCodes } from '../domain/gift-campaigns/change-codes';
import { changeCode, listCodes } from '../domain/gift-campaigns/code-list';
import { findGiftVariants, readGiftVariants } from '../domain/gift-campaigns/gift-variants';
import { type GiftManager, readGiftManager } from '../domain/gift-campaigns/manager';
import { listGiftCampaigns, readManagedCampaign } from '../domain/gift-campaigns/read-campaigns';
import { readManagedCategory } from '../domain/gift-campaigns/read-category';
import { createCampaign, saveCampaign } from '../domain/gift-campaigns/save-campaign';
import { createCategory, saveCategory } from '../domain/gift-campaigns/save-category';
import { keepEditorPicture } from './editor-picture';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND, NOT_LOGGED_IN } from './serve';

type Refused = typeof NOT_LOGGED_IN | typeof NOT_FOUND;

/** Who manages campaigns, or the answer for everybody else: for them there are none. */
async function managerOf(
  { db }: Pick<BackendContext, 'db'>,
  caller: () => Promise<Caller | null>,
): Promise<GiftManager | Refused> {
  const known = await caller();
  if (!known) return NOT_LOGGED_IN;
  return (await readGiftManager(db, known)) ?? NOT_FOUND;
}

/** Gift campaigns for companies that give, and for staff who help them. */
export function companyGiftEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();
  answerCampaigns(area);
  answerCategories(area);
  answerCodes(area);
  answerPictures(area);
  return area;
}

function answerCampaigns(area: Area): void {
  answer(area, calls.getGiftCampaigns, async ({ backend, caller, query, language, now }) => {
    const manager = await managerOf(backend, caller);
    if (manager instanceof Answer) return manager;
    const ofAll = query.scope === 'all';
    if (ofAll ? !manager.isAdmin : manager.companyId === null) return NOT_FOUND;
    const campaigns = await listGiftCampaigns(backend.db, manager, { ofAll, language, now });
    return { campaigns, company: manager.companyName };
  });

  answer(area, calls.createGiftCampaign, async ({ backend, caller, body, language, now }) => {
    const manager = await managerOf(backend, caller);
    if (manager instanceof Answer) return manager;
    return { id: await createCampaign(backend.db, body.form_key, body.form, { manager, language, now }) };
  });

  answer(area, calls.getGiftCampaign, async ({ backend, caller, params, language, now }) => {
    const manager = await managerOf(backend, caller);
    if (manager instanceof Answer) return manager;
    return (await readManagedCampaign(backend.db, manager, params.id, { language, now })) ?? NOT_FOUND;
  });

  answer(area, calls.saveGiftCampaign, async ({ backend, caller, params, body, language, now }) => {
    const manager = await managerOf(backend, caller);
    if (manager instanceof Answer) return manager;
    const outcome = await saveCampaign(backend.db, params.id, body, { manager, language, now });
    if (outcome === 'saved') return {};
    const current = outcome && (await readManagedCampaign(backend.db, manager, params.id, { language, now }));
    return current ? new Answer(409, { version: current.version, form: current.form }) : NOT_FOUND;
  });
}

function answerCategories(area: Area): void {
  answer(area, calls.createGiftCategory, async ({ backend, caller, params, body, language, now }) => {
    const manager = await managerOf(backend, caller);
    if (manager instanceof Answer) return manager;
    const form = { formKey: body.form_key, form: body.form };
    const id = await createCategory(backend.db, params.id, form, { manager, language, now });
    return id === null ? NOT_FOUND : { id };
  });

  answer(area, calls.getGiftCategoryForm, async ({ backend, caller, params, query, language, now }) => {
    const manager = await managerOf(backend, caller);
    if (manager instanceof Answer) return manager;
    const asked = { id: params.id, texts: query.texts };
    return (await readManagedCategory(backend.db, manager, asked, { language, now })) ?? NOT_FOUND;
  });

  answer(area, calls.saveGiftCategory, async ({ backend, caller, params, body, language, now }) => {
    const manager = await managerOf(backend, caller);
    if (manager instanceof Answer) return manager;
    const outcome = await saveCategory(backend.db, params.id, body, { manager, language, now });
    if (outcome === 'saved') return {};
    const asked = { id: params.id, texts: body.form.language };
    const current = outcome && (await readManagedCategory(backend.db, manager, asked, { language, now }));
    return current ? new Answer(409, { version: current.version, form: current.form }) : NOT_FOUND;
  });

  answer(area, calls.findGiftVariants, async ({ backend, caller, query, language }) => {
    const manager = await managerOf(backend, caller);
    if (manager instanceof Answer) return manager;
    const asked = query.ids.split(',').map(Number);
    const named = asked
      .filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)
      .slice(0, calls.MAX_GIFT_VARIANTS);
    const found = await findGiftVariants(backend.db, query.search);
    return { variants: await readGiftVariants(backend.db, [...new Set([...named, ...found])], language) };
  });
}

function answerCodes(area: Area): void {
  answer(area, codeCalls.addGiftCodes, async ({ backend, caller, params, body, language, now }) => {
    const manager = await managerOf(backend, caller);
    if (manager instanceof Answer) return manager;
    const form = { categoryId: params.id, formKey: body.form_key, amount: body.amount };
    const added = await addCodes(backend.db, form, { manager, language, now });
    return added === null ? NOT_FOUND : { added };
  });

  answer(area, codeCalls.mailGiftCodes, async ({ backend, caller, params, body, language, now }) => {
    const manager = await managerOf(backend, caller);
    if (manager instanceof Answer) return manager;
    const { form_key: formKey, addresses, skips_bad: skipsBad } = body;
    const form = { categoryId: params.id, formKey, addresses, skipsBad };
    return (await mailCodes(backend.db, form, { manager, language, now })) ?? NOT_FOUND;
  });

  answer(area, codeCalls.printGiftCodes, async ({ backend, caller, params, body, language, now }) => {
    const manager = await managerOf(backend, caller);
    if (manager instanceof Answer) return manager;
    const form = { categoryId: params.id, formKey: body.form_key, amount: body.amount };
    const printed = await printCodes(backend.db, form, { manager, language, now });
    return printed ? { codes: [...printed.codes], slug: printed.slug } : NOT_FOUND;
  });

  answer(area, codeCalls.getGiftCodes, async ({ backend, caller, params, query }) => {
    const manager = await managerOf(backend, caller);
    if (manager instanceof Answer) return manager;
    const asked = { categoryId: params.id, page: query.page, size: Number(query.size) };
    return (await listCodes(backend.db, manager, asked)) ?? NOT_FOUND;
  });

  answer(area, codeCalls.changeGiftCode, async ({ backend, caller, params, body, language, now }) => {
    const manager = await managerOf(backend, caller);
    if (manager instanceof Answer) return manager;
    const isDone = await changeCode(backend.db, { id: params.id, act: body.act }, { manager, language, now });
    if (isDone === null) return NOT_FOUND;
    return isDone ? {} : new Answer(409, { detail: 'The code is used, withdrawn or was mailed too often.' });
  });
}

function answerPictures(area: Area): void {
  answer(area, calls.uploadGiftPicture, async ({ backend, caller, body, language, now }) => {
    const manager = await managerOf(backend, caller);
    if (manager instanceof Answer) return manager;
    const actor = `${manager.isAdmin ? 'staff' : 'customer'}:${manager.customerId}`;
    return keepEditorPicture({ backend, body, language, act: { actor, now } });
  });
}
