import type { CallAnswer } from 'contract/call';
import * as calls from 'contract/desk-company';
import { bodyOf } from './call-result';
import { toExactCentsOrNull } from './cents';
import { type FormFaults, faultsOf } from './desk-forms';
import { toListedOrder } from './enterprise';
import { type Api, read, submit } from './request';

const toCompany = (company: CallAnswer<typeof calls.getDeskCompany>) => ({
  name: company.name,
  vatNumber: company.vat_number,
  country: company.country_code,
  verified: company.verified,
  people: company.people.map(({ id, email, name, role, limit }) => ({
    ...{ id, email, name },
    isBuyer: role === 'buyer',
    limitCents: toExactCentsOrNull(limit),
  })),
  agreements: company.agreements.map((agreement) => ({
    id: agreement.id,
    kind: agreement.kind,
    name: agreement.name,
    path: agreement.path,
    percentage: agreement.percentage,
    netCents: toExactCentsOrNull(agreement.net_price),
    validFrom: agreement.valid_from,
    validTo: agreement.valid_to,
    state: agreement.state,
  })),
  orders: company.orders.map(toListedOrder),
});

export type DeskCompanyView = ReturnType<typeof toCompany>;

/** A company at the desk; null when there is none. */
export async function readDeskCompany(api: Api, vat: string): Promise<DeskCompanyView | null> {
  const answer = await read(api, calls.getDeskCompany, { params: { vat } });
  return answer.status === 404 ? null : toCompany(bodyOf(answer));
}

/** What became of a form about a company. */
export type CompanyResult = 'done' | 'missing' | FormFaults;

type AgreementBody = Parameters<typeof submit<typeof calls.addAgreement>>[2]['body'];

/** Agrees a price. */
export async function addAgreement(api: Api, vat: string, body: AgreementBody): Promise<CompanyResult> {
  const answer = await submit(api, calls.addAgreement, { params: { vat }, body });
  if (answer.status === 404) return 'missing';
  if (answer.status === 400) return faultsOf(answer.body);
  return bodyOf(answer) && 'done';
}

/** Ends an agreement. @returns whether the company has it */
export async function endAgreement(api: Api, vat: string, id: number): Promise<boolean> {
  const answer = await submit(api, calls.endAgreement, { params: { vat, id }, body: {} });
  return answer.status !== 404 && bodyOf(answer).is_ended;
}

/** Says what a person may do. @param limit euros without tax @returns whether the person orders for the company */
export async function setCompanyRole(
  api: Api,
  vat: string,
  id: number,
  role: { readonly role: 'orderer' | 'buyer'; readonly limit: number | null },
): Promise<boolean> {
  const answer = await submit(api, calls.setCompanyRole, { params: { vat, id }, body: role });
  return answer.status !== 404 && bodyOf(answer).is_set;
}

/** Removes a person from the company. @returns whether the person ordered for it */
export async function removeCompanyPerson(api: Api, vat: string, id: number): Promise<boolean> {
  const answer = await submit(api, calls.removeCompanyPerson, { params: { vat, id }, body: {} });
  return answer.status !== 404 && bodyOf(answer).is_removed;
}
