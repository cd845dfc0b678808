import * as calls from 'contract/desk-complaints';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { moveComplaint } from '../domain/complaints/move-complaint';
import { readComplaintByNumber } from '../domain/complaints/read-complaint';
import { findComplaints } from '../domain/desk/found-complaints';
import { complaintMails } from '../mail/complaint-mails';
import { presentComplaintLine, presentDeskComplaint } from './complaint-wire';
import { administrator, pageOf } from './desk';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND } from './serve';

/** Complaints at the desk. */
export function deskComplaintEndpoints({ db, settings }: BackendContext): Area {
  const area: Area = new Hono<BackendEnv>();
  const tell = complaintMails(settings);

  answer(area, calls.getDeskComplaints, async ({ caller, query }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const { complaints, count } = await findComplaints(db, {
      ...{ text: query.search, status: query.status },
      ...pageOf(query.page),
    });
    return {
      complaints: complaints.map((line) => ({
        ...presentComplaintLine(line),
        ...{ customer_name: line.customerName, email: line.email, order_number: line.orderNumber },
      })),
      count,
    };
  });

  answer(area, calls.getDeskComplaint, async ({ caller, params, language }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const found = await readComplaintByNumber(db, params.number);
    return found ? presentDeskComplaint(found, language) : NOT_FOUND;
  });

  answer(area, calls.moveComplaint, async ({ caller, params, body, language, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const { from, status: to, note } = body;
    const actor = `staff:${admin.customerId}`;
    const status = await moveComplaint(db, tell, { number: params.number, from, to, note, actor, language, now });
    return status === null ? NOT_FOUND : { status };
  });

  return area;
}
