/** Applies the groups, tags and properties of a mapping to models. */

import type { ImportReport } from '../import-report';
import type { ImportedModel, ImportedProperty } from '../imported-model';
import { say } from '../report/say';
import { lookup, type Mapping } from './mapping';

/** Models with their groups and properties as the mapping says; what it does is counted in the report, with examples. */
export async function* mapped(
  models: AsyncIterable<ImportedModel>,
  mapping: Mapping,
  report: ImportReport,
): AsyncGenerator<ImportedModel> {
  const groupOf = lookup(mapping.groups);
  const tagOf = lookup(mapping.tags);
  const propertyOf = lookup(mapping.properties);
  const told = (line: number, kind: 'category' | 'tag', from: string, to: string | null | undefined): void => {
    if (to === null) report.tally(say(`the ${kind} "{{from}}" is left out`, { from }), line);
    else if (to !== undefined) report.tally(say(`the ${kind} "{{from}}" becomes "{{to}}"`, { from, to }), line);
  };
  for await (const model of models) {
    const { line } = model;
    const places = (model.groups ?? []).map((names) => {
      const to = groupOf(names.join(' > '));
      told(line, 'category', names.join(' > '), to);
      return placeOf(to, names);
    });
    const ofTags = (model.tags ?? []).flatMap((tag) => {
      const to = tagOf(tag);
      told(line, 'tag', tag, to);
      return to === undefined ? [] : [placeOf(to, [])];
    });
    const all = [...places, ...ofTags];
    const properties = model.properties?.flatMap((property) => propertyAs(property, propertyOf));
    const isGrouped = model.groups !== undefined || ofTags.length > 0;
    yield {
      ...model,
      properties,
      groups: isGrouped ? all.flatMap(({ names }) => (names.length > 0 ? [names] : [])) : undefined,
      existingGroups: all.flatMap(({ path }) => (path === '' ? [] : [path])),
    };
  }
}

/** An existing group by its path, `/camping/tents/`, or a new one by its names, `Camping > Tents`. */
function placeOf(to: string | null | undefined, own: string[]): { names: string[]; path: string } {
  if (to === undefined) return { names: own, path: '' };
  if (to === null) return { names: [], path: '' };
  if (to.startsWith('/')) return { names: [], path: to.toLowerCase().replace(/^\/+|\/+$/g, '') };
  return {
    names: to
      .split('>')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
    path: '',
  };
}

function propertyAs(
  property: ImportedProperty,
  propertyOf: (name: string) => Mapping['properties'][string] | undefined,
): ImportedProperty[] {
  const bySource = propertyOf(property.source ?? property.name);
  const to = bySource === undefined ? propertyOf(property.name) : bySource;
  if (to === undefined) return [property];
  return to === null ? [] : [{ ...property, name: to.unit ? `${to.name} [${to.unit}]` : to.name }];
}

/** Existing groups that a mapping names, as paths. */
export const groupsNamed = ({ groups, tags }: Mapping): string[] => [
  ...new Set(
    [...Object.values(groups), ...Object.values(tags)].map((to) => placeOf(to, []).path).filter((path) => path !== ''),
  ),
];
