import { withShortTimeout } from '~/api/request';
import { readResources } from '~/api/resources';
import { dialled } from '~/routing/dialled';
import type { ShopContext } from './context.server';
import { orLogged } from './unavailable.server';

/** A telephone number as people read it, and as a link dials it. */
export type WebPhone = { readonly shown: string; readonly dial: string };

/** The web shop's telephone number; null where it has none, or it cannot be read now. */
export async function webPhone({ api }: Pick<ShopContext, 'api'>): Promise<WebPhone | null> {
  const resources = await orLogged(readResources(withShortTimeout(api)), null, 'telephone number');
  const shown = resources?.stores.find(({ type }) => type === 'web')?.phone.trim() ?? '';
  const dial = dialled(shown);
  return dial ? { shown, dial } : null;
}
