import type { PhotoForm } from '~/features/photos/photos.server';
import type { ShopContext } from '~/server/context.server';
import { typed } from './store-fields';

/** The picture that a form had before, by its hash; empty for none, and for what is no hash. */
export function keptPicture(fields: FormData, name: string): string {
  const hash = typed(fields, name);
  return /^[0-9a-f]{32}$/.test(hash) ? hash : '';
}

/** Of a form whose picture was refused, or that broke off on its way; null for a whole one. */
export function pictureRefusal({ t }: ShopContext, { problem, isRead, isCut }: PhotoForm) {
  if (problem) return { outcome: 'refused', faults: { fields: { image: problem }, other: [] } } as const;
  if (isRead && !isCut) return null;
  return { outcome: 'refused', faults: { fields: {}, other: [t('photos')('error.unread')] } } as const;
}
