import type { ScreenName } from '~/routing/screens';
import type { ShopContext } from '~/server/context.server';

/** The screens on which campaigns are managed: a company's in its account, every company's at the desk. */
export const GIFT_PLACES = {
  company: { list: 'accountGifts', campaign: 'accountGift', page: 'accountGiftPage', file: 'accountGiftCodes' },
  desk: { list: 'deskGifts', campaign: 'deskGift', page: 'deskGiftPage', file: 'deskGiftCodes' },
} as const satisfies Record<string, Record<string, ScreenName>>;

export type GiftSide = keyof typeof GIFT_PLACES;

/** Somebody who manages campaigns, and where. */
export type Managing = {
  readonly context: ShopContext;
  readonly side: GiftSide;
  /** Waits for a call: the log-in when the session is over, the error page in an outage. */
  readonly wait: <Value>(work: Promise<Value>) => Promise<Value>;
};

/** Part of an address that stands for something new. */
export const NEW = 'new';
