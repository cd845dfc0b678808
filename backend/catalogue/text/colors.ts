/** Maps colour names of foreign catalogues to the shop's colour circles. */
import { slugOf } from '../../domain/catalogue/slug';
import { wordKey } from './word-key';

/** A colour for the table of colours. `control` is `#rrggbb`, or two of them separated by a slash. */
export interface NamedColor {
  slug: string;
  name: string;
  control: string;
}

/** The circle of a colour with an unknown name. */
const NEUTRAL = '#9aa5a3';

/** Hex colours by English, Finnish, Swedish, German and French words. */
const WORDS: Record<string, string> = {
  '#1b1d1f': 'black musta svart schwarz noir charcoal ebony jet',
  '#f7f7f4': 'white valkoinen vit weiss blanc snow offwhite ivory',
  '#8d9497': 'gray grey harmaa gra grau gris silver slate stone graphite',
  '#c0392f': 'red punainen rod rot rouge crimson scarlet',
  '#7c2b33': 'burgundy wine maroon viininpunainen bordeaux rust',
  '#2f63a8': 'blue sininen bla blau bleu cobalt',
  '#1f2f4d': 'navy tummansininen marine midnight',
  '#7fb6cf': 'ice sky turquoise turkoosi aqua teal cyan turkos',
  '#3f7a4f': 'green vihrea gron grun vert forest spruce',
  '#7a7a45': 'olive khaki army lichen moss',
  '#e2b93b': 'yellow keltainen gul gelb jaune gold mustard',
  '#e07b2c': 'orange oranssi brandgul cloudberry',
  '#6b4a8c': 'purple violet violetti lila violetter lavender plum',
  '#d987a6': 'pink pinkki rosa rose vaaleanpunainen',
  '#7a5539': 'brown ruskea brun braun marron chocolate coffee',
  '#d8c7a3': 'beige sand tan cream natural camel',
};

const CONTROL_OF = new Map(
  Object.entries(WORDS).flatMap(([control, words]) => words.split(' ').map((word) => [word, control] as const)),
);

/** The colour of a name: two circles for `black/red`, the neutral one when no word is known. */
export function colorOf(name: string): NamedColor {
  const halves = name
    .split(/\s*[/&+]\s*/)
    .map(controlOf)
    .filter((control) => control !== undefined);
  const [first = NEUTRAL, second] = halves;
  return { slug: wordKey(name), name, control: second && second !== first ? `${first}/${second}` : first };
}

/** The last known word decides, `ice white` is white; but `navy blue` is navy. */
function controlOf(name: string): string | undefined {
  const words = slugOf(name).split('-');
  return words
    .map((word) => CONTROL_OF.get(word))
    .filter((control) => control !== undefined)
    .at(words.includes('navy') ? 0 : -1);
}
