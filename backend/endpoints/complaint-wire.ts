import { WEB_STORE_ID } from 'contract/complaint-status';
import type { complaintLine, complaintView } from 'contract/complaints';
import type { deskComplaint } from 'contract/desk-complaints';
import type { z } from 'zod';
import { complaintTexts } from '../domain/complaints/complaint-texts';
import { nextComplaintStatuses } from '../domain/complaints/move-complaint';
import { type ComplaintRecord, entriesOf, type listOwnComplaints } from '../domain/complaints/read-complaint';
import type { ShopLanguage } from '../domain/locale/language';

type Line = Awaited<ReturnType<typeof listOwnComplaints>>['complaints'][number];

/** A complaint in a list, in the contract's words. */
export function presentComplaintLine({ number, status, createdAt, manufacturer, model }: Line) {
  return { number, status, created: createdAt.toISOString(), manufacturer, model } satisfies z.input<
    typeof complaintLine
  >;
}

/** A complaint for its customer: what was bought and said, and nothing of the person. Stores have one name, the web shop one a language. */
export function presentComplaint(found: ComplaintRecord, language: ShopLanguage): z.input<typeof complaintView> {
  const nameOf = (id: number, name: string) => (id === WEB_STORE_ID ? complaintTexts(language)('webStore') : name);
  return {
    number: found.number,
    reference: found.reference,
    status: found.status,
    created: found.createdAt.toISOString(),
    sales_channel: found.salesChannel,
    store: nameOf(found.storeId, found.store),
    target_store: nameOf(found.targetStoreId, found.targetStore),
    order_number: found.orderNumber,
    receipt: found.receipt,
    time_of_purchase: found.timeOfPurchase,
    price: found.priceCents / 100,
    used: found.used,
    manufacturer: found.manufacturer,
    model: found.model,
    color: found.color,
    size: found.size,
    no_size: found.noSize,
    complaint: found.complaint,
    pictures: found.pictures.filter(({ messageId }) => messageId === null).map(({ reference }) => reference),
    entries: entriesOf(found).map(({ createdAt, ...entry }) => ({ ...entry, created: createdAt.toISOString() })),
    can_answer: found.status === 'more_info',
  };
}

/** A complaint for staff. */
export function presentDeskComplaint(found: ComplaintRecord, language: ShopLanguage): z.input<typeof deskComplaint> {
  return {
    ...presentComplaint(found, language),
    customer_name: found.customerName,
    email: found.email,
    phone: found.phone,
    address: found.address,
    post_number: found.postNumber,
    city: found.city,
    language: found.language,
    known_order: found.knownOrder,
    order_date: found.orderDate ?? '',
    unit_discount: found.unitDiscountCents / 100,
    calculated_discount: found.calculatedDiscountCents / 100,
    events: found.events.map(({ toStatus, actor, note, createdAt }) => ({
      ...{ to: toStatus, actor, note },
      created: createdAt.toISOString(),
    })),
    next_statuses: [...nextComplaintStatuses(found.status)],
    ended: found.endedAt?.toISOString() ?? null,
  };
}
