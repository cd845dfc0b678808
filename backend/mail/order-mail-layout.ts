import { labelled } from '../domain/locale/labelled';
import type { ShopLanguage } from '../domain/locale/language';
import { escapeHtml } from './format';
import { oneLine, MAIL_STYLE as STYLE } from './mail-style';
import type { SayMail } from './mail-texts';

/** A row of the mail: name, quantity, price. */
export interface MailLine {
  readonly name: string;
  readonly detail: string;
  readonly price: string;
  /** Address of the product's picture, a square; null without one. */
  readonly picture: string | null;
}

/** The contents of an order confirmation, formatted in its language, not escaped. */
export interface OrderMail {
  readonly shopName: string;
  /** Address of the shop's mark, a square picture. */
  readonly logo: string;
  /** Address of the scene below it, 664 × 160. */
  readonly scene: string;
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
export function asText(mail: OrderMail, say: SayMail, language: ShopLanguage): string {
  const under = (label: string, text: string) => labelled(label, text, language);
  const pairs = (list: OrderMail['facts']) => list.map(([label, value]) => under(label, oneLine(value)));
  return [
    oneLine(mail.greeting),
    '',
    say('title'),
    say('intro'),
    '',
    ...pairs(mail.facts),
    '',
    under(say('products'), '').trimEnd(),
    ...mail.lines.map(({ name, detail, price }) => {
      const extra = detail === '' ? '' : ` (${oneLine(detail)})`;
      return under(`- ${oneLine(name)}${extra}`, price);
    }),
    '',
    ...pairs(mail.sums),
    '',
    under(say('address'), '').trimEnd(),
    ...mail.address.map(oneLine),
    '',
    under(say('viewOrder'), mail.link),
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
  '@media (prefers-color-scheme:dark){.ground{background:#0a1312!important;color:#eef3f2!important}.sheet{background:#0e1918!important;color:#eef3f2!important}.sheet th,.sheet td,.sheet p,.sheet h1,.sheet h2,.sheet span{color:#eef3f2!important;border-color:#243534!important}.sheet td[bgcolor] a{color:#17120a!important}.scene{filter:brightness(.84)}}';

/** Outlook knows no greatest width: there a table of a fixed one holds the mail. */
const OUTLOOK = {
  opens: '<!--[if mso]><table role="presentation" align="center" width="664"><tr><td><![endif]-->',
  closes: '<!--[if mso]></td></tr></table><![endif]-->',
};

/** The rows of products and sums. Pictures tell nothing that the words do not, so they have no text of their own. */
function rowsOf({ lines, sums }: Pick<OrderMail, 'lines' | 'sums'>): string {
  const text = escapeHtml;
  const cell = (label: string, columns: number) =>
    `<th scope="row" colspan="${columns}" style="${STYLE.cell}">${label}</th>`;
  const products = lines.map(({ name, detail, price, picture }) => {
    const small = detail === '' ? '' : `<br><span style="${STYLE.small}">${text(detail)}</span>`;
    const plate =
      picture === null
        ? ''
        : `<td style="${STYLE.plateCell}"><img src="${text(picture)}" alt="" width="64" height="64" style="${STYLE.plate}"></td>`;
    const label = cell(`${text(name)}${small}`, picture === null ? 2 : 1);
    return `<tr>${plate}${label}<td style="${STYLE.price}">${text(price)}</td></tr>`;
  });
  const amounts = sums.map(
    ([label, value], index) =>
      `<tr>${cell(text(label), 2)}<td style="${index === 0 ? STYLE.sum : STYLE.price}">${text(value)}</td></tr>`,
  );
  return [...products, ...amounts].join('');
}

/** The mail as HTML. */
export function asHtml(mail: OrderMail, say: SayMail, language: ShopLanguage): string {
  const text = escapeHtml;
  const facts = mail.facts.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${STYLE.cell}">${text(label)}</th><td style="${STYLE.value}">${text(value)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${text(mail.shopName)}</title><style>${DARK}</style></head>
<body class="ground" style="${STYLE.body}">
${OUTLOOK.opens}
<table role="presentation" style="${STYLE.frame}"><tr><td bgcolor="#0f2a26" style="${STYLE.strip}"><img src="${text(mail.logo)}" alt="" width="28" height="28" style="${STYLE.logo}">${text(mail.shopName)}</td></tr><tr><td style="padding:0"><img class="scene" src="${text(mail.scene)}" alt="" width="664" height="160" style="${STYLE.scene}"></td></tr></table>
<div class="sheet" style="${STYLE.sheet}">
<h1 style="${STYLE.title}">${text(say('title'))}</h1>
<p>${text(mail.greeting)}<br>${text(say('intro'))}</p>
<h2 style="${STYLE.part}">${text(say('products'))}</h2>
<table style="${STYLE.table}">${rowsOf(mail)}</table>
<table role="presentation" style="margin:24px 0 8px"><tr><td bgcolor="#f28c2a" style="${STYLE.action}"><a href="${text(mail.link)}" style="${STYLE.actionLink}">${text(say('viewOrder'))}</a></td></tr></table>
<p style="${STYLE.small}">${text(say('viewOrderHint'))}</p>
<h2 style="${STYLE.part}">${text(say('facts'))}</h2>
<table style="${STYLE.table}">${facts.join('')}</table>
<h2 style="${STYLE.part}">${text(say('address'))}</h2>
<p>${mail.address.map(text).join('<br>')}</p>
<h2 style="${STYLE.part}">${text(say('withdrawalTitle'))}</h2>
<p style="${STYLE.small}">${text(mail.withdrawal)}</p>
<p>${text(mail.contact)}</p>
<p>${text(say('signature'))}<br>${text(mail.shopName)}</p>
</div>
${OUTLOOK.closes}
</body>
</html>
`;
}
