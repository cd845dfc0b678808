import { RETURN_DAYS } from 'contract/return-status';
import { unbroken } from '~/locale/unbroken';
import { pathTo } from '~/routing/path-to';
import type { ScreenName } from '~/routing/screens';
import { tabbedPageSlugs } from '~/routing/service-pages';
import type { ShopContext } from '~/server/context.server';
import { webPhone } from '~/server/web-phone.server';
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
  const call: readonly ServiceTask[] = phone
    ? [
        {
          icon: 'phone',
          title: t('call.title'),
          text: unbroken(t('call.text', { phone: phone.shown })),
          to: phone.dial,
        },
      ]
    : [];
  return { lead: t('lead'), tasks: [...tasks, ...call] };
}
