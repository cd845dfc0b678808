import { defineCall } from 'contract/call';
import { refusal } from 'contract/wire';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { BackendContext } from '../context';
import { Conflict, Refusal } from '../domain/errors/refusals';
import { answerFailure } from './failure';
import { Answer, answer, type BackendEnv } from './serve';

const thing = defineCall({
  name: 'thing',
  method: 'GET',
  path: '/api/thing/',
  query: z.object({ id: z.string() }),
  answers: { 200: z.object({ name: z.string() }), 400: refusal },
  origin: 'added',
});

/** Asks a backend that serves only this call. */
async function ask(handler: () => Promise<{ name: string }>, { checkAnswers = false, query = '?id=1' } = {}) {
  const logged: unknown[] = [];
  const log = { info: () => {}, warn: () => {}, error: (details: object) => logged.push(details) };
  const backend = { log, checkAnswers, clock: () => new Date(0) } as unknown as BackendContext;
  const area = new Hono<BackendEnv>();
  area.use((context, next) => {
    context.set('backend', backend);
    return next();
  });
  answer(area, thing, handler);
  area.onError(answerFailure);
  const response = await area.request(`/api/thing/${query}`);
  return { status: response.status, body: await response.json(), logged };
}

const FAULT = { status: 500, body: { detail: 'Something went wrong.' } };

test('a refusal on the way is the 400 that the call declares', async () => {
  const refused = await ask(async () => {
    throw new Refusal({ id: ['Unknown.'] });
  });
  expect(refused).toEqual({ status: 400, body: { id: ['Unknown.'] }, logged: [] });
  expect(await ask(async () => ({ name: 'x' }), { query: '' })).toMatchObject({ status: 400 });
});

test('an answer that the call does not declare is a fault of ours, returned or thrown', async () => {
  const thrown = await ask(async () => {
    throw new Conflict({ reason: 'TAKEN' });
  });
  expect(thrown).toMatchObject(FAULT);
  const returned = await ask(async () => new Answer(404, { detail: 'Not found.' }) as unknown as { name: string });
  expect(returned).toMatchObject(FAULT);
  expect(returned.logged).toMatchObject([{ err: { message: 'thing does not declare that it answers 404.' } }]);
});

test('where answers are checked, one that breaks its schema is a fault, whatever its status', async () => {
  const odd = async () => ({ name: 5 }) as unknown as { name: string };
  expect(await ask(odd)).toMatchObject({ status: 200 });
  expect(await ask(odd, { checkAnswers: true })).toMatchObject(FAULT);
});
