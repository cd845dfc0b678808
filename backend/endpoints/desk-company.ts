import * as calls from 'contract/desk-company';
import { Hono } from 'hono';
import {
  addAgreement,
  endAgreement,
  findCompany,
  findSubject,
  readAgreements,
  readPeople,
  removePerson,
  setPersonRole,
} from '../domain/enterprise/desk-company';
import { listOrdersOfCompany } from '../domain/enterprise/list-enterprise-orders';
import { Refusal } from '../domain/errors/refusals';
import { toOptionalEuros } from '../domain/pricing/pricing';
import { actOf, administrator } from './desk';
import { presentListed } from './enterprise-wire';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND, type Visit } from './serve';

type Asked = Pick<Visit<typeof calls.getDeskCompany>, 'backend' | 'caller' | 'now'> & {
  readonly params: { readonly vat: string };
};

/** The company that an administrator asks for with who asks, or the answer for everybody else and for no company. */
async function companyOf({ backend, caller, params, now }: Asked) {
  const admin = await administrator(caller);
  if (admin instanceof Answer) return admin;
  const company = await findCompany(backend.db, params.vat);
  return company ? { company, act: actOf(admin, now) } : NOT_FOUND;
}

/** A company at the desk: what is agreed with it, what its people may do, and the orders that they sent. */
export function deskCompanyEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();
  answerAgreements(area);

  answer(area, calls.getDeskCompany, async (visit) => {
    const found = await companyOf(visit);
    if (found instanceof Answer) return found;
    const { company } = found;
    const { db } = visit.backend;
    const people = await readPeople(db, company.id);
    const agreements = await readAgreements(db, company.id, visit.language, visit.now);
    const orders = await listOrdersOfCompany(db, company.id);
    return {
      name: company.name,
      vat_number: company.vatNumber,
      country_code: company.country,
      verified: company.verifiedAt?.toISOString() ?? null,
      people: people.map(({ limitCents, ...person }) => ({ ...person, limit: toOptionalEuros(limitCents) })),
      agreements: agreements.map(({ netCents, validFrom, validTo, ...agreement }) => ({
        ...agreement,
        net_price: toOptionalEuros(netCents),
        valid_from: validFrom,
        valid_to: validTo,
      })),
      orders: orders.map(presentListed),
    };
  });

  answer(area, calls.setCompanyRole, async (visit) => {
    const found = await companyOf(visit);
    if (found instanceof Answer) return found;
    const { role, limit } = visit.body;
    const limitCents = limit === null ? null : Math.round(limit * 100);
    const isSet = await setPersonRole(
      visit.backend.db,
      found.company,
      visit.params.id,
      { role, limitCents },
      found.act,
    );
    return isSet ? { is_set: true } : NOT_FOUND;
  });

  answer(area, calls.removeCompanyPerson, async (visit) => {
    const found = await companyOf(visit);
    if (found instanceof Answer) return found;
    const isRemoved = await removePerson(visit.backend.db, found.company, visit.params.id, found.act);
    return isRemoved ? { is_removed: true } : NOT_FOUND;
  });

  return area;
}

function answerAgreements(area: Area): void {
  answer(area, calls.addAgreement, async (visit) => {
    const found = await companyOf(visit);
    if (found instanceof Answer) return found;
    const {
      address,
      percentage,
      net_price: net,
      valid_from: validFrom,
      valid_to: validTo,
      form_key: formKey,
    } = visit.body;
    const subject = await findSubject(visit.backend.db, address);
    if (!subject) throw new Refusal({ address: ['UNKNOWN'] });
    if ((percentage === null) === (net === null)) throw new Refusal({ percentage: ['ONE_PRICE'] });
    if (net !== null && 'groupId' in subject) throw new Refusal({ net_price: ['GROUP'] });
    if (validTo !== null && validTo < validFrom) throw new Refusal({ valid_to: ['ORDER'] });
    const price = net === null ? { percentage: percentage ?? 0 } : { netCents: Math.round(net * 100) };
    const agreement = { subject, price, validFrom, validTo, formKey };
    await addAgreement(visit.backend.db, found.company, agreement, found.act);
    return { is_added: true };
  });

  answer(area, calls.endAgreement, async (visit) => {
    const found = await companyOf(visit);
    if (found instanceof Answer) return found;
    const isEnded = await endAgreement(visit.backend.db, found.company, visit.params.id, found.act);
    return isEnded ? { is_ended: true } : NOT_FOUND;
  });
}
