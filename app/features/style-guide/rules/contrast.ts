import { luminance } from '~/features/catalog/rules/colors';
import type { Tokens } from './read-tokens';

/** Min contrast ratios of WCAG 2.2, 1.4.3 (text) and 1.4.11 (controls). */
const TEXT = 4.5;
const CONTROL = 3;

type Pair = readonly [color: string, ground: string, minRatio: number];

const on = (color: string, minRatio: number, ...grounds: string[]): Pair[] =>
  grounds.map((ground) => [color, ground, minRatio]);

/** Foreground and background pairs used in the shop. */
export const CONTRAST_PAIRS: readonly Pair[] = [
  ...on('text', TEXT, 'bg', 'bg-sunken', 'panel', 'bg-raised', 'bg-hover', 'bg-tint'),
  ...on('text-muted', TEXT, 'bg', 'bg-sunken', 'panel', 'bg-raised', 'bg-hover', 'bg-tint'),
  ...on('text-subtle', TEXT, 'bg', 'bg-sunken', 'panel', 'bg-raised'),
  ...on('on-action', TEXT, 'action', 'action-hover', 'action-press'),
  ...on('on-inverse', TEXT, 'inverse'),
  ...on('plate-ink', TEXT, 'plate-a', 'plate-b'),
  ...on('plate-muted', TEXT, 'plate-a', 'plate-b'),
  ...on('snow', TEXT, 'ribbon', 'spruce-600'),
  ...on('ink', TEXT, 'snow', 'berry-500'),
  ...on('sale', TEXT, 'bg', 'bg-sunken', 'bg-raised'),
  ...on('club', TEXT, 'bg', 'bg-raised', 'club-bg'),
  ...on('ok', TEXT, 'bg', 'bg-raised', 'bg-tint'),
  ...on('warn', TEXT, 'bg', 'bg-raised', 'bg-sunken'),
  ...on('error', TEXT, 'bg', 'bg-raised', 'error-bg'),
  ...on('ok-on-inverse', CONTROL, 'inverse'),
  ...on('error-on-inverse', CONTROL, 'inverse'),
  ...on('line-strong', CONTROL, 'bg', 'bg-raised'),
  ...on('focus', CONTROL, 'bg', 'bg-sunken', 'bg-raised', 'bg-tint'),
];

/** Contrast ratio of two colours by WCAG 2.2, from 1 to 21. @param one, other `#rrggbb` */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

export type ContrastRow = {
  readonly color: string;
  readonly ground: string;
  readonly minRatio: number;
  readonly light: number;
  readonly dark: number;
};

/** The pairs with their ratios in both themes. The raw palette is the same in both. */
export function contrastRows({ light, dark }: Tokens): ContrastRow[] {
  const ratio = (theme: Tokens['light'], color: string, ground: string) =>
    contrastRatio(theme[color] ?? light[color] ?? '', theme[ground] ?? light[ground] ?? '');
  return CONTRAST_PAIRS.map(([color, ground, minRatio]) => ({
    color,
    ground,
    minRatio,
    light: ratio(light, color, ground),
    dark: ratio(dark, color, ground),
  }));
}
