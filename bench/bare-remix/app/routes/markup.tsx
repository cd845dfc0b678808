import { readFileSync } from 'node:fs';
import { useLoaderData } from '@remix-run/react';
import { createElement, type ReactNode } from 'react';

/** An element as `[name, attributes, children]`, or a text. */
type Node = string | [name: string, attributes: Record<string, string>, children: Node[]];

let markup: Node[] | undefined;

/** The markup of one of the shop's pages, from the file the harness wrote. It is sent to the browser too, as the shop sends its data. */
export function loader() {
  markup ??= JSON.parse(readFileSync(String(process.env['BENCH_MARKUP']), 'utf8')) as Node[];
  return { markup };
}

const toElement = (node: Node, key: number): ReactNode =>
  typeof node === 'string' ? node : createElement(node[0], { ...node[1], key }, ...node[2].map(toElement));

export default function Markup() {
  const { markup } = useLoaderData<typeof loader>();
  return <div>{markup.map(toElement)}</div>;
}
