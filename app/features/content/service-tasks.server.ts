import { RETURN_DAYS } from 'contract/return-status';
import { withShortTimeout } from '~/api/request';
import { readResources } from '~/api/resources';
import { unbroken } from '~/locale/unbroken';
import { dialled } from '~/routing/dialled';
import { pathTo } from '~/routing/path-to';
import type { ScreenName } from '~/routing/screens';
import { tabbedPageSlugs } from '~/routing/service-pages';
import type { ShopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';
import type { IconName } from '~/ui/icon';

/** What people come to customer service for. */
export type ServiceTask = {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** A path of the shop, or a telephone number as a link dials it. */
  readonly to: string;
};

/** The head of the page of customer service: what it says of itself, and the ways to do something. */
export type ServiceHead = { readonly lead: string; readonly tasks: readonly ServiceTask[] };

const TASKS = [
  ['track', 'truck', 'viewOrder'],
  ['back', 'return', 'returns'],
  ['complain', 'tool', 'reclamation'],
  ['ask', 'mail', 'ask'],
  ['balance', 'gift', 'giftCardBalance'],
] as const satisfies readonly (readonly [key: string, icon: IconName, screen: ScreenName])[];

/** The web shop's telephone number; empty where it has none. */
async function webPhone({ api }: ShopContext): Promise<string> {
  const resources = await orLogged(readResources(withShortTimeout(api)), null, 'telephone number');
  return resources?.stores.find(({ type }) => type === 'web')?.phone.trim() ?? '';
}

/**
 * The head of the page of customer service; null for other pages.
 * @param slug of the page in the visitor's language
 */
export async function serviceHead(context: ShopContext, slug: string | undefined): Promise<ServiceHead | null> {
  const { language, t: texts } = context;
  if (slug !== tabbedPageSlugs.customerService[language]) return null;
  const t = texts('service');
  const tasks: readonly ServiceTask[] = TASKS.map(([key, icon, screen]) => ({
    icon,
    title: t(`${key}.title`),
    text: t(`${key}.text`, { days: RETURN_DAYS }),
    to: pathTo(screen, language),
  }));
  const phone = await webPhone(context);
  const dial = dialled(phone);
  const call: readonly ServiceTask[] = dial
    ? [{ icon: 'phone', title: t('call.title'), text: unbroken(t('call.text', { phone })), to: dial }]
    : [];
  return { lead: t('lead'), tasks: [...tasks, ...call] };
}
