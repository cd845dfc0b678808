const VALUE = 'padding:8px 0 8px 16px;border-bottom:1px solid #dfe6e5;vertical-align:top;text-align:right';

/** Styles of the shop's mails. Mail clients ignore style sheets, so styles are inline, in the shop's colours. */
export const MAIL_STYLE = {
  body: 'margin:0;padding:24px;background:#f4f7f6;color:#0f1d1c;font:16px/1.5 Helvetica,Arial,sans-serif',
  sheet: 'max-width:600px;margin:0 auto;padding:32px;background:#ffffff',
  frame: 'width:100%;max-width:664px;margin:0 auto;border-collapse:collapse',
  table: 'width:100%;border-collapse:collapse',
  cell: 'padding:8px 0;border-bottom:1px solid #dfe6e5;vertical-align:top;text-align:left;font-weight:400',
  value: VALUE,
  price: `${VALUE};white-space:nowrap`,
  brand: 'margin:0 0 24px;font-size:22px;font-weight:700;letter-spacing:-.02em',
  small: 'color:#4f6260;font-size:14px',
  /** What a mail says first, and the heading of a part of it. */
  title: 'margin:0 0 12px;font-size:28px;line-height:1.2;font-weight:600;letter-spacing:-.02em',
  part: 'margin:32px 0 8px;font-size:18px;line-height:1.3;font-weight:600',
  /** The strip of colour at the top: a table cell, which Outlook paints too. */
  strip: 'padding:20px 32px;background:#0f2a26;color:#ffffff;font-size:22px;font-weight:700;letter-spacing:-.02em',
  /** The scene below the strip. Its size is in attributes too, for Outlook. */
  scene: 'display:block;width:100%;height:auto;border:0',
  /** A product's picture; its ground stays when the program blocks pictures. */
  plate: 'display:block;width:64px;height:64px;border:0;border-radius:6px;background:#e9eeed',
  plateCell: 'width:64px;padding:8px 16px 8px 0;border-bottom:1px solid #dfe6e5;vertical-align:top',
  logo: 'display:inline-block;width:28px;height:28px;margin-right:10px;vertical-align:middle;border:0',
  /** The sum of an order. */
  sum: `${VALUE};white-space:nowrap;font-size:20px;line-height:1.4;font-weight:600;color:#0f1d1c`,
  /** The one action of an order's mail: a table cell, whose ground Outlook paints around the link. */
  action: 'background:#f28c2a;border-radius:6px',
  actionLink: 'display:inline-block;padding:14px 24px;color:#17120a;font-weight:600;text-decoration:none',
  button: 'display:inline-block;padding:12px 20px;background:#0f1d1c;color:#ffffff;text-decoration:none',
  address: 'color:#4f6260;font-size:14px;word-break:break-all',
  link: 'color:#4f6260;text-decoration:underline',
  hidden: 'display:none;max-height:0;overflow:hidden',
} as const;

/** One line: a line break in a name would read as another row. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
