import type { ShopLanguage } from '../domain/locale/language';
import { escapeHtml } from './format';
import { MAIL_STYLE, oneLine } from './mail-style';

/** The contents of a short mail, in its language, not escaped. */
export interface ButtonMail {
  readonly shopName: string;
  readonly subject: string;
  /** What mailboxes show next to the subject. */
  readonly preheader: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** What the reader can do, and what stands above the link as plain text. */
  readonly button: { readonly label: string; readonly link: string; readonly plainLink: string } | null;
  /** Why the reader gets this mail. */
  readonly reason: string;
  /** How the reader gets no more of them. */
  readonly stop?: { readonly label: string; readonly link: string };
  /** How to ask the shop; empty in mails to the shop itself. */
  readonly contact: string;
  readonly signature: string;
}

/** A short mail as text and as HTML. Texts of people become single lines, so that they cannot look like parts of the mail. */
export function writeButtonMail(
  mail: ButtonMail,
  language: ShopLanguage,
): { readonly subject: string; readonly text: string; readonly html: string } {
  return { subject: oneLine(mail.subject), text: asText(mail), html: asHtml(mail, language) };
}

function asText({ greeting, paragraphs, button, reason, stop, contact, signature, shopName }: ButtonMail): string {
  const action = button ? [[button.label, button.link]] : [];
  const end = stop ? [[stop.label, stop.link]] : [];
  const words = [
    [greeting],
    ...paragraphs.map((one) => [one]),
    ...action,
    ...(contact === '' ? [] : [[contact]]),
    [signature, shopName],
  ];
  const parts = [...words, [reason], ...end];
  return `${parts.map((lines) => lines.map(oneLine).join('\n')).join('\n\n')}\n`;
}

function asHtml(mail: ButtonMail, language: ShopLanguage): string {
  const text = (value: string) => escapeHtml(oneLine(value));
  const { button, stop } = mail;
  const action = button
    ? `<p><a href="${text(button.link)}" style="${MAIL_STYLE.button}">${text(button.label)}</a></p>
<p style="${MAIL_STYLE.address}">${text(button.plainLink)}<br>${text(button.link)}</p>
`
    : '';
  const end = stop
    ? `<p style="${MAIL_STYLE.small}"><a href="${text(stop.link)}" style="${MAIL_STYLE.link}">${text(stop.label)}</a></p>
`
    : '';
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text(mail.subject)}</title></head>
<body style="${MAIL_STYLE.body}">
<div style="${MAIL_STYLE.hidden}">${text(mail.preheader)}</div>
<div style="${MAIL_STYLE.sheet}">
<p style="${MAIL_STYLE.brand}">${text(mail.shopName)}</p>
<p>${text(mail.greeting)}</p>
${mail.paragraphs.map((paragraph) => `<p>${text(paragraph)}</p>`).join('\n')}
${action}${
  mail.contact === ''
    ? ''
    : `<p>${text(mail.contact)}</p>
`
}<p>${text(mail.signature)}<br>${text(mail.shopName)}</p>
<p style="${MAIL_STYLE.small}">${text(mail.reason)}</p>
${end}</div>
</body>
</html>
`;
}
