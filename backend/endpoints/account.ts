import {
  exportAccount,
  getAccount,
  getAccountOverview,
  getClub,
  getConsents,
  getSizes,
  saveAccount,
  saveConsents,
  saveSizes,
} from 'contract/account';
import {
  chooseDefaultAddress as chooseDefaultAddressCall,
  getAddresses,
  MAX_ADDRESSES,
  removeAddress as removeAddressCall,
  saveAddress as saveAddressCall,
} from 'contract/account-addresses';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { chooseDefaultAddress, readAddresses, removeAddress, saveAddress } from '../domain/customers/addresses';
import { readBonusBalance, readBonusEntries, readBonusPercentage } from '../domain/customers/club';
import { readConsents, saveConsents as saveDecisions } from '../domain/customers/consents';
import { readAccount, readAccountOverview, saveDetails } from '../domain/customers/details';
import { readEverything } from '../domain/customers/export';
import { readOwnSizes, readSizeTypes, saveOwnSizes } from '../domain/customers/sizes';
import { toEuros } from '../domain/pricing/pricing';
import { presentAccount, presentAddress, presentOverview, savedAddress } from './account-wire';
import { type Area, answer, type BackendEnv, NOT_FOUND, NOT_LOGGED_IN } from './serve';

/** The account of the signed-in person: each call reads and changes only what is the caller's. */
export function accountEndpoints(backend: BackendContext): Area {
  const area: Area = new Hono<BackendEnv>();
  addDetails(area, backend);
  addAddresses(area, backend);
  addConsents(area, backend);
  addClub(area, backend);
  return area;
}

function addDetails(area: Area, { db }: BackendContext): void {
  answer(area, getAccount, async ({ caller }) => {
    const known = await caller();
    const account = known && (await readAccount(db, known.customerId));
    return account ? presentAccount(known.customerId, account) : NOT_LOGGED_IN;
  });

  answer(area, saveAccount, async ({ caller, body, language }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    const details = {
      firstName: body.first_name,
      lastName: body.last_name,
      phone: body.phone,
      address: body.address,
      postalCode: body.postal_code,
      city: body.city,
      country: body.country_code,
      language: body.lang_code,
    };
    await saveDetails(db, known.customerId, details, language);
    return {};
  });

  answer(area, getAccountOverview, async ({ caller }) => {
    const known = await caller();
    return known ? presentOverview(await readAccountOverview(db, known.customerId)) : NOT_LOGGED_IN;
  });

  answer(area, exportAccount, async ({ caller }) => {
    const known = await caller();
    return (known && (await readEverything(db, known.customerId))) ?? NOT_LOGGED_IN;
  });
}

function addAddresses(area: Area, { db }: BackendContext): void {
  answer(area, getAddresses, async ({ caller }) => {
    const known = await caller();
    return known ? (await readAddresses(db, known.customerId)).map(presentAddress) : NOT_LOGGED_IN;
  });

  answer(area, saveAddressCall, async ({ caller, body, language }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    const id = await saveAddress(db, known.customerId, savedAddress(body), { max: MAX_ADDRESSES, language });
    return id === null ? NOT_FOUND : { id };
  });

  answer(area, removeAddressCall, async ({ caller, body }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    return (await removeAddress(db, known.customerId, body.id)) ? {} : NOT_FOUND;
  });

  answer(area, chooseDefaultAddressCall, async ({ caller, body }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    return (await chooseDefaultAddress(db, known.customerId, body.id)) ? {} : NOT_FOUND;
  });
}

function addConsents(area: Area, { db, pool }: BackendContext): void {
  answer(area, getConsents, async ({ caller }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    const { granted, history } = await readConsents(db, known.customerId);
    return {
      granted,
      history: history.map(({ purpose, isGranted, wording, createdAt }) => ({
        purpose,
        is_granted: isGranted,
        wording,
        created: createdAt.toISOString(),
      })),
    };
  });

  answer(area, saveConsents, async ({ caller, body, now }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    await saveDecisions(db, known.customerId, body, now);
    return {};
  });

  answer(area, getSizes, async ({ caller, language }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    const [types, sizes] = await Promise.all([readSizeTypes(pool, language), readOwnSizes(db, known.customerId)]);
    return {
      types: types.map((type) => ({ ...type, sizes: [...type.sizes] })),
      sizes: Object.fromEntries(Object.entries(sizes).map(([slug, own]) => [slug, [...own]])),
    };
  });

  answer(area, saveSizes, async ({ caller, body, language }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    await saveOwnSizes({ db, pool }, known.customerId, body.sizes, language);
    return {};
  });
}

function addClub(area: Area, { db }: BackendContext): void {
  answer(area, getClub, async ({ caller }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    const [percentage, balance, entries] = await Promise.all([
      readBonusPercentage(db),
      readBonusBalance(db, known.customerId),
      readBonusEntries(db, known.customerId),
    ]);
    return {
      bonus_percentage: percentage,
      balance: toEuros(balance),
      entries: entries.map(({ kind, cents, orderNumber, createdAt }) => ({
        kind,
        amount: toEuros(cents),
        order_number: orderNumber,
        created: createdAt.toISOString(),
      })),
    };
  });
}
