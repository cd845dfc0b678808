import { createTransport } from 'nodemailer';

/** A mail ready to send. */
export interface Letter {
  readonly from: string;
  readonly to: { name: string; address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly headers: Record<string, string>;
}

/** Sends mails; nodemailer's transporters implement it. */
export interface MailCarrier {
  sendMail(letter: Letter): Promise<unknown>;
}

/** In ms. A server that accepts connections but does not answer delays an attempt by ten seconds. */
const LIMITS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** The mail server of SMTP_URL; it connects with the first mail. */
export function mailCarrier(smtpUrl: string): MailCarrier {
  return createTransport({ url: smtpUrl, ...LIMITS, disableFileAccess: true, disableUrlAccess: true });
}
