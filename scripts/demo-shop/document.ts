import { DEMO_PEOPLE } from 'backend/demo/content/accounts';
import { DEMO_AFTER_ORDERS, type DemoAfter } from 'backend/demo/content/after-orders';
import { DEMO_MODELS } from 'backend/demo/content/all-models';
import {
  DEMO_DISCOUNT_CODES,
  DEMO_GIFT_CAMPAIGNS,
  DEMO_GIFT_CARDS,
  type DemoDiscountCode,
  type DemoGiftCard,
} from 'backend/demo/content/gifts';
import { DEMO_MEMBERS, type DemoMember } from 'backend/demo/content/members';
import { DEMO_ORDERS, type DemoOrder } from 'backend/demo/content/orders';
import { DEMO_REVIEWS } from 'backend/demo/content/reviews/all-reviews';
import { DEMO_MEMBERSHIPS, DEMO_VOTES } from 'backend/demo/content/wishes';
import type { DemoKind, DemoPlace, DemoSection } from './kind';
import { PRODUCT_SECTIONS } from './product-kinds';
import { SHOP_SECTIONS } from './shop-kinds';

const HEAD = `# The demo shop

The contents of the shop that opens at the first start, with example addresses of each kind. Generated from \`backend/demo/content\`
by \`npx tsx scripts/write-demo-document.ts\`; a test checks that both agree, and another visits every address.

Everything is invented except the tax rates, the towns and the countries. Dates are computed from the day the shop was loaded, so offers and
campaigns are always current. Prefix the addresses with the host of the language, \`http://fi.localhost:3000\` and
\`http://en.localhost:3000\`. Without a status an address answers 200 to a guest.
`;

/** Sections of the document, in its order. */
export const DEMO_SECTIONS: readonly DemoSection[] = [...PRODUCT_SECTIONS, ...SHOP_SECTIONS];

/** Every address of the document. */
export const demoPlaces = (): readonly DemoPlace[] =>
  DEMO_SECTIONS.flatMap(({ kinds }) => kinds.flatMap(({ places }) => places));

function kindRow({ what, places, note }: DemoKind): string {
  const cell = (language: 'fi' | 'en'): string =>
    places.map(({ paths, status }) => `\`${paths[language]}\`${status === 200 ? '' : ` (${status})`}`).join('<br>');
  return `| ${[what, cell('fi'), cell('en'), note ?? ''].join(' | ')} |`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => `| ${cells.join(' | ')} |`);
  return [`| ${head.join(' | ')} |`, `|${head.map(() => '---').join('|')}|`, ...lines].join('\n');
}

function section({ title, kinds }: DemoSection): string {
  return `## ${title}\n\n| What | Finnish | English | |\n|---|---|---|---|\n${kinds.map(kindRow).join('\n')}\n`;
}

function worthOf(demo: DemoDiscountCode): string {
  const { code, worth, from, brands, groups, models, startsInDays = 0, endsInDays = 1 } = demo;
  const uses = DEMO_ORDERS.filter(({ discountCode }) => discountCode === code).length;
  const limits: [unknown, string][] = [
    [from, `from €${from}`],
    [brands, `brand ${brands?.join(', ')}`],
    [groups, `group ${groups?.join(', ')}`],
    [models, `products ${models?.join(', ')}`],
    [demo.fullPricesOnly, 'not on sale and club prices'],
    [demo.maxUses, `${demo.maxUses} ${demo.maxUses === 1 ? 'use' : 'uses'} in all`],
    [demo.maxUsesPerCustomer, 'once a customer'],
    [demo.maxUses !== undefined && uses >= demo.maxUses, 'used up'],
    [startsInDays > 0, 'not begun'],
    [endsInDays < 0, 'over'],
  ];
  const value = 'percent' in worth ? `${worth.percent} %` : `€${worth.euros}`;
  return [value, ...limits.flatMap(([holds, text]) => (holds ? [text] : []))].join(', ');
}

function stateOf({ code, issued, expired, expiresInDays }: DemoGiftCard): string {
  if (DEMO_ORDERS.some(({ giftCard }) => giftCard === code)) return `€${issued} put on it, all spent`;
  return expired !== undefined || expiresInDays < 0 ? `€${issued} put on it, expired` : `€${issued}`;
}

const CODES = (): string => `## Codes

Discount codes are entered on the cart; \`npm run shop:code\` lists, adds and ends them. Codes of gift cards and vouchers are typed into the same field and pay for the order; \`npm run shop:voucher\` issues a voucher. A code of a gift campaign is typed on a product's page in the campaign. The organisation user manages the campaign of its company in the account, administrators every one at the desk.

${table(
  ['Discount code', 'Worth'],
  DEMO_DISCOUNT_CODES.map((code) => [`\`${code.code}\``, worthOf(code)]),
)}

${table(
  ['Gift card or voucher', 'Balance'],
  DEMO_GIFT_CARDS.map((card) => [`\`${card.code}\``, stateOf(card)]),
)}

${table(
  ['Gift campaign', 'Codes'],
  DEMO_GIFT_CAMPAIGNS.map(({ category, codes, days: [, to] }) => [
    `${category.slug}${to < 0 ? ' (over)' : ''}`,
    codes
      .map((code) => `\`${code}\`${DEMO_ORDERS.some(({ giftCode }) => giftCode === code) ? ' (used)' : ''}`)
      .join('<br>'),
  ]),
)}
`;

/** The status that an order has when the shop is opened. */
function statusOf({ digits, status }: DemoOrder): string {
  const isCancelled = DEMO_AFTER_ORDERS.some(({ order, act }) => order === digits && act === 'cancel');
  if (!isCancelled) return status;
  return status === 'processing' ? 'cancelled' : 'manual_cancellation';
}

/** What became of an order: its payment, if that is out of the ordinary, and its return. */
function afterOf({ digits, payment }: DemoOrder): string {
  const paid = { invoice: 'invoice that is not paid', review: 'payment under review' };
  const after = DEMO_AFTER_ORDERS.find(({ order }) => order === digits);
  return [payment && paid[payment], after && returnOf(after)].filter(Boolean).join(', ');
}

function returnOf(after: DemoAfter): string {
  if (after.act === 'cancel') return '';
  const { act, steps, rows = [], isRefundRefused } = after;
  const last = steps.at(-1);
  const state = !last ? 'new' : 'to' in last ? last.to : 'answer' in last ? 'processing, answered' : 'called off';
  const more = [rows.some(({ isExchanged }) => isExchanged) && 'with exchange', isRefundRefused && 'refund failed'];
  return [act, state, ...more].filter(Boolean).join(', ');
}

/** What a person's account shows. */
function accountData({ addresses, sizes, consents, company, email }: DemoMember): string {
  const placed = DEMO_ORDERS.filter((order) => order.email === email).length;
  return [
    ...(placed > 0 ? [`${placed} orders with their club bonus`] : []),
    `${addresses.length} addresses`,
    `sizes of ${Object.keys(sizes).length} size tables`,
    `${consents.length} decisions on consents`,
    ...(company ? [`the verified company ${company.name}`] : []),
  ].join(', ');
}

const PEOPLE = (): string => `## People

The first start prints the passwords; \`npm run shop:user\` sets another one.

${table(
  ['Role', 'E-mail'],
  DEMO_PEOPLE.map(({ role, email }) => [role, `\`${email}\``]),
)}

${table(
  ['E-mail', 'In the account, `/tili/` and `/accounts/`'],
  DEMO_MEMBERS.map((member) => [`\`${member.email}\``, accountData(member)]),
)}

${table(
  ['Order', 'E-mail', 'Status', 'After the order'],
  DEMO_ORDERS.map((order) => [`\`S${order.digits}\``, `\`${order.email}\``, statusOf(order), afterOf(order)]),
)}

The customer has voted on ${DEMO_VOTES.length} reviews: ${votedModels()}.

${table(
  ['Customer group', 'E-mail', 'State'],
  DEMO_MEMBERSHIPS.map(({ group, email, days }) => [group, `\`${email}\``, days === null ? 'pending' : 'accepted']),
)}
`;

/** The models whose reviews the demo customer voted on. */
function votedModels(): string {
  const slugs = DEMO_VOTES.map(({ review }) => DEMO_REVIEWS[review]?.model ?? '');
  return [...new Set(slugs)].map((slug) => `\`${slug}\``).join(', ');
}

/** The document about the demo shop, \`docs/demo-shop.md\`. */
export function demoShopDocument(): string {
  const size = `\nIt has ${DEMO_MODELS.length} models.\n`;
  return [HEAD + size, ...DEMO_SECTIONS.map(section), CODES(), PEOPLE()].join('\n');
}
