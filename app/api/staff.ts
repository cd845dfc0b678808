import { findCustomer } from 'contract/staff';
import { type Api, read } from './request';

/** The account with an e-mail address, which only staff may ask for; undefined when there is none. @throws ApiError */
export async function findCustomerByEmail(api: Api, email: string): Promise<{ id: number; email: string } | undefined> {
  const answer = await read(api, findCustomer, { query: { email } });
  return answer.status === 200 ? { id: answer.body.id, email: answer.body.email } : undefined;
}
