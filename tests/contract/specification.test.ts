import { readFileSync } from 'node:fs';
import path from 'node:path';
import { calls } from 'contract/calls';
import { productListQuery } from 'contract/listing';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { SPECIFIED_CALLS } from './specification-calls';

const README = readFileSync(path.join(import.meta.dirname, '../../contract/README.md'), 'utf8');
const nameOf = ({ method, path: where }: { method: string; path: string }) => `${method} ${where}`;

type JsonSchema = {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  properties?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
};

/** The fields of an object schema; of a list those of its items, of a union those of all branches. */
function fieldsOf(schema: JsonSchema, root: JsonSchema, depth = 0): Map<string, JsonSchema> {
  if (depth > 20) return new Map();
  const target = schema.$ref === undefined ? schema : referred(schema.$ref, root);
  const branches = [...(target.anyOf ?? []), ...(target.oneOf ?? []), ...(target.allOf ?? [])];
  if (target.items) branches.push(target.items);
  const fields = new Map(Object.entries(target.properties ?? {}));
  for (const branch of branches) {
    for (const [name, field] of fieldsOf(branch, root, depth + 1)) fields.set(name, field);
  }
  return fields;
}

function referred(reference: string, root: JsonSchema): JsonSchema {
  if (reference === '#') return root;
  return root.$defs?.[reference.replace('#/$defs/', '')] ?? {};
}

function holds(schema: z.ZodType, dotted: string): boolean {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  let fields = fieldsOf(root, root);
  for (const name of dotted.split('.')) {
    const field = fields.get(name);
    if (!field) return false;
    fields = fieldsOf(field, root);
  }
  return true;
}

test.each(SPECIFIED_CALLS.map((row) => [nameOf(row), row] as const))(
  'the contract has %s with every name in the specification',
  (name, row) => {
    const call = calls.find((one) => nameOf(one) === name);
    expect(call?.origin).toMatch(/^specification/);
    if (!call) return;
    const input = call.method === 'GET' ? call.query : call.body;
    expect(row.parameters.filter((parameter) => !holds(input, parameter))).toEqual([]);
    expect(row.answer.filter((field) => !holds(call.answers[200], field))).toEqual([]);
  },
);

test('the compressed query of a product list has the specification’s fields', () => {
  const names = ['source', 'id', 'slug', 'language', 'taxAreaId', 'sortIds'];
  expect(names.filter((name) => !holds(productListQuery, name))).toEqual([]);
});

test('every call marked as specified is in the specification’s tables', () => {
  const specified = SPECIFIED_CALLS.map((row) => nameOf(row));
  const claimed = calls.filter((call) => call.origin !== 'added').map(nameOf);
  expect(claimed.filter((name) => !specified.includes(name))).toEqual([]);
});

test('call names and addresses are unique', () => {
  expect(new Set(calls.map((call) => call.name)).size).toBe(calls.length);
  expect(new Set(calls.map(nameOf)).size).toBe(calls.length);
});

/** Rows of a section's table: the call of the first column, and the text of the others. */
function listedUnder(heading: string): { call: string; words: string }[] {
  const section = README.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  return [...section.matchAll(/^\|\s*`([A-Z]+ [^`]+)`\s*\|(.*)$/gm)].map(([, call = '', words = '']) => ({
    call,
    words,
  }));
}

test('the README lists every call once, in the table of its origin', () => {
  const ofOrigin = (added: boolean) => calls.filter((call) => (call.origin === 'added') === added).map(nameOf);
  const listed = (heading: string) => listedUnder(heading).map((row) => row.call);
  expect(listed('From the specification').sort()).toEqual(ofOrigin(false).sort());
  expect(listed('Added').sort()).toEqual(ofOrigin(true).sort());
});

test('the README lists every parameter of the specification', () => {
  const rows = new Map(listedUnder('From the specification').map((row) => [row.call, row.words]));
  // The README gives the body of a product list as the same as its query.
  const specified = SPECIFIED_CALLS.filter((row) => nameOf(row) !== 'POST /api/products/productmodellist/');
  const missing = specified.flatMap((row) =>
    row.parameters
      .filter((name) => !name.includes('.') && !rows.get(nameOf(row))?.includes(name))
      .map((name) => `${nameOf(row)}: ${name}`),
  );
  expect(missing).toEqual([]);
});
