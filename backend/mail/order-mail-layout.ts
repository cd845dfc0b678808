import type { ShopLanguage } from '../domain/locale/language';
import { escapeHtml } from './format';
import { oneLine, MAIL_STYLE as STYLE } from './mail-style';
import type { SayMail } from './mail-texts';

/** A row of the mail: name, quantity, price. */
export interface MailLine {
  readonly name: string;
  readonly detail: string;
  readonly price: string;
}

/** The contents of an order confirmation, formatted in its language, not escaped. */
export interface OrderMail {
  readonly shopName: string;
  /** Address of the shop's mark, a square picture. */
  readonly logo: string;
  readonly greeting: string;
  /** Pairs of label and value. */
  readonly facts: readonly (readonly [string, string])[];
  readonly lines: readonly MailLine[];
  readonly sums: readonly (readonly [string, string])[];
  readonly address: readonly string[];
  readonly link: string;
  readonly withdrawal: string;
  readonly contact: string;
}

/** The mail as plain text. */
export function asText(mail: OrderMail, say: SayMail): string {
  const pairs = (list: OrderMail['facts']) => list.map(([label, value]) => `${label}: ${oneLine(value)}`);
  return [
    oneLine(mail.greeting),
    '',
    say('intro'),
    '',
    ...pairs(mail.facts),
    '',
    `${say('products')}:`,
    ...mail.lines.map(({ name, detail, price }) => {
      const extra = detail === '' ? '' : ` (${oneLine(detail)})`;
      return `- ${oneLine(name)}${extra}: ${price}`;
    }),
    '',
    ...pairs(mail.sums),
    '',
    `${say('address')}:`,
    ...mail.address.map(oneLine),
    '',
    `${say('viewOrder')}: ${mail.link}`,
    say('viewOrderHint'),
    '',
    say('withdrawalTitle'),
    mail.withdrawal,
    '',
    mail.contact,
    '',
    say('signature'),
    mail.shopName,
    '',
  ].join('\n');
}

/** Colours for mail programs that follow the device's dark scheme; the others show the light ones. */
const DARK =
  '@media (prefers-color-scheme:dark){.ground{background:#0a1312!important;color:#eef3f2!important}.sheet{background:#0e1918!important;color:#eef3f2!important}.sheet th,.sheet td,.sheet p,.sheet h2,.sheet span{color:#eef3f2!important;border-color:#243534!important}.sheet td[bgcolor] a{color:#17120a!important}}';

/** The mail as HTML. */
export function asHtml(mail: OrderMail, say: SayMail, language: ShopLanguage): string {
  const text = escapeHtml;
  const row = (label: string, value: string, style: string = STYLE.value) =>
    `<tr><th scope="row" style="${STYLE.cell}">${label}</th><td style="${style}">${text(value)}</td></tr>`;
  const facts = mail.facts.map(([label, value]) => row(text(label), value));
  const lines = mail.lines.map(({ name, detail, price }) =>
    row(
      `${text(name)}${detail === '' ? '' : `<br><span style="${STYLE.small}">${text(detail)}</span>`}`,
      price,
      STYLE.price,
    ),
  );
  const sums = mail.sums.map(([label, value], index) => row(text(label), value, index === 0 ? STYLE.sum : STYLE.price));
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${text(mail.shopName)}</title><style>${DARK}</style></head>
<body class="ground" style="${STYLE.body}">
<table role="presentation" style="${STYLE.frame}"><tr><td bgcolor="#0f2a26" style="${STYLE.strip}"><img src="${text(mail.logo)}" alt="" width="28" height="28" style="${STYLE.logo}">${text(mail.shopName)}</td></tr></table>
<div class="sheet" style="${STYLE.sheet}">
<p>${text(mail.greeting)}</p>
<p>${text(say('intro'))}</p>
<table style="${STYLE.table}">${facts.join('')}</table>
<h2>${text(say('products'))}</h2>
<table style="${STYLE.table}">${[...lines, ...sums].join('')}</table>
<h2>${text(say('address'))}</h2>
<p>${mail.address.map(text).join('<br>')}</p>
<table role="presentation"><tr><td bgcolor="#f28c2a" style="${STYLE.action}"><a href="${text(mail.link)}" style="${STYLE.actionLink}">${text(say('viewOrder'))}</a></td></tr></table>
<p style="${STYLE.small}">${text(say('viewOrderHint'))}</p>
<h2>${text(say('withdrawalTitle'))}</h2>
<p>${text(mail.withdrawal)}</p>
<p>${text(mail.contact)}</p>
<p>${text(say('signature'))}<br>${text(mail.shopName)}</p>
</div>
</body>
</html>
`;
}
