import { createVerify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { ForgedMessage, type ProcessorMessage } from './processor';
import { callProcessor } from './processor-call';

export const PAYPAL = 'paypal';

/**
 * Checks PayPal's signature over the raw body, as it documents for listeners that check by themselves: SHA-256 with RSA over the
 * transmission's id, time, the webhook's id and the CRC-32 of the body. Certificates come from PayPal's own hosts only.
 */
export async function verifyPayPal(
  { headers, body, now }: ProcessorMessage,
  { webhookId, url }: { readonly webhookId: string; readonly url: string },
  certificates: Certificates,
) {
  const header = (name: string) => headers.get(`paypal-${name}`) ?? '';
  const address = header('cert-url');
  const host = URL.canParse(address) ? new URL(address) : null;
  const isTheirs =
    host?.protocol === 'https:' &&
    /^api(-m)?(\.sandbox)?\.paypal\.com$/.test(host.host) &&
    host.pathname.startsWith('/v1/');
  const isSameOrigin = host !== null && host.origin === new URL(url).origin;
  if (!(isTheirs || isSameOrigin) || header('auth-algo') !== 'SHA256withRSA') throw new ForgedMessage('certificate');
  const certificate = await certificates(address);
  const isValid = now >= new Date(certificate.validFrom) && now <= new Date(certificate.validTo);
  const signed = [header('transmission-id'), header('transmission-time'), webhookId, crc32(body)].join('|');
  const signature = createVerify('RSA-SHA256').update(signed);
  if (!isValid || !signature.verify(certificate.publicKey, header('transmission-sig'), 'base64')) {
    throw new ForgedMessage('wrong signature');
  }
}

/** Certificates by their address, each fetched once. */
type Certificates = (address: string) => Promise<X509Certificate>;
export function certificateStore(): Certificates {
  const kept = new Map<string, X509Certificate>();
  return async (address) => {
    const known = kept.get(address);
    if (known) return known;
    const { text } = await callProcessor(PAYPAL, address, { method: 'GET', headers: {} }, [404]);
    try {
      const certificate = new X509Certificate(text);
      if (kept.size >= 10) kept.clear();
      kept.set(address, certificate);
      return certificate;
    } catch {
      throw new ForgedMessage('certificate');
    }
  };
}
