/** Customers of Shopify, Magento and WooCommerce. Passwords are not taken: people choose one by the link of "forgotten password". */
import { z } from 'zod';
import { customers } from '../../db/schema/customers';
import { customerConsents } from '../../db/schema/members';
import { viewLanguage } from '../formats/view-language';
import { cleanLine } from '../text/clean-text';
import { readInstant } from '../text/instants';
import { firstOf, hasAny, isYes, type RecordImport } from './record-import';

const NAMES = {
  email: ['email', 'user_email', 'billing email', 'billing_email', 'customer email'],
  firstName: ['first name', 'firstname', 'first_name', 'billing_first_name', 'billing first name'],
  lastName: ['last name', 'lastname', 'last_name', 'billing_last_name', 'billing last name'],
  phone: ['phone', 'default address phone', '_address_telephone', 'telephone', 'billing_phone', 'billing phone'],
  address: [
    'default address address1',
    'address1',
    '_address_street',
    'street',
    'billing_address_1',
    'billing address 1',
  ],
  postalCode: [
    'default address zip',
    'zip',
    '_address_postcode',
    'postcode',
    'billing_postcode',
    'billing postcode',
    'postal code',
  ],
  city: ['default address city', 'city', '_address_city', 'billing_city', 'billing city'],
  country: [
    'default address country code',
    'country code',
    '_address_country_id',
    'country_id',
    'billing_country',
    'billing country',
    'country',
  ],
  consent: ['accepts email marketing', 'accepts marketing', 'is_subscribed', 'newsletter', 'accepts_marketing'],
  language: ['language', 'locale'],
  created: ['created_at', 'created at', 'date registered', 'user_registered', 'customer since'],
} as const;

const MAX_LENGTH = 100;

export interface CustomerEntry {
  email: string;
  person: Omit<typeof customers.$inferInsert, 'email'>;
  acceptsMarketing: boolean;
}

export const customerRecords: RecordImport<CustomerEntry> = {
  recognises: (header) =>
    hasAny(header, ...NAMES.email) &&
    hasAny(header, ...NAMES.firstName) &&
    hasAny(header, ...NAMES.lastName) &&
    !hasAny(
      header,
      'financial status',
      'grand total (base)',
      'order_total',
      'order_number',
      'line_items',
      'reviewer_name',
    ),
  sourceOf: (header) => {
    if (hasAny(header, '_website', 'website_id', 'firstname')) return 'magento';
    return hasAny(header, 'user_email', 'billing_first_name', 'billing first name') ? 'woocommerce' : 'shopify';
  },
  read([row], { language }, report) {
    if (!row) return undefined;
    const get = (column: keyof typeof NAMES): string => cleanLine(firstOf(row, NAMES[column]), MAX_LENGTH);
    const email = firstOf(row, NAMES.email).toLowerCase();
    // Magento repeats a person's row for each further address.
    if (email === '' && row.has('_address_city')) return undefined;
    if (email === '') return report.skip(row.line, 'the e-mail address is missing');
    if (!z.email().max(254).safeParse(email).success)
      return report.skip(row.line, 'the e-mail address has no such form');
    const country = get('country').toLowerCase();
    const created = readInstant(firstOf(row, NAMES.created), 'start');
    return {
      email,
      acceptsMarketing: isYes(firstOf(row, NAMES.consent)),
      person: {
        ...{ firstName: get('firstName'), lastName: get('lastName'), phone: get('phone').replace(/^'/, '') },
        ...{ address: get('address'), postalCode: get('postalCode').replace(/^'/, ''), city: get('city') },
        language: viewLanguage(get('language')) ?? language,
        ...(/^[a-z]{2}$/.test(country) ? { country } : {}),
        ...(created && created.getTime() <= Date.now() ? { createdAt: created } : {}),
      },
    };
  },
  /** An address that has an account is left alone: what its owner said here counts more than what an old file says. */
  async write(db, { email, person, acceptsMarketing }, { source, now, record }) {
    return db.transaction(async (tx) => {
      const [made] = await tx
        .insert(customers)
        .values({ ...person, email })
        .onConflictDoNothing()
        .returning({ id: customers.id });
      if (!made) return 'known';
      await record.made(tx, 'customer', [made.id]);
      if (acceptsMarketing)
        await tx.insert(customerConsents).values({
          customerId: made.id,
          purpose: 'newsletter',
          isGranted: true,
          wording: `import: ${source}`,
          createdAt: now,
        });
      return 'added';
    });
  },
};
