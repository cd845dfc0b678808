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
  const sums = mail.sums.map(([label, value], index) =>
    row(text(label), value, index === 0 ? `${STYLE.price};font-weight:700` : STYLE.price),
  );
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text(mail.shopName)}</title></head>
<body style="${STYLE.body}">
<div style="${STYLE.sheet}">
<p style="${STYLE.brand}">${text(mail.shopName)}</p>
<p>${text(mail.greeting)}</p>
<p>${text(say('intro'))}</p>
<table style="${STYLE.table}">${facts.join('')}</table>
<h2>${text(say('products'))}</h2>
<table style="${STYLE.table}">${[...lines, ...sums].join('')}</table>
<h2>${text(say('address'))}</h2>
<p>${mail.address.map(text).join('<br>')}</p>
<p><a href="${text(mail.link)}" style="${STYLE.button}">${text(say('viewOrder'))}</a></p>
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
