import type { DemoModel } from './model';
import type { PropertyValues } from './properties';

const boot = (
  shaftHeight: number,
  lugDepth: number,
  lastWidth: 'narrowLast' | 'regularLast' | 'wideLast',
  has: { membrane?: true; resoling?: true; isFlat?: true } = {},
): PropertyValues => ({
  closure: 'laces',
  sole: has.isFlat ? 'lowLugs' : 'deepLugs',
  season: 'threeSeason',
  shaftHeight,
  lugDepth,
  lastWidth,
  membrane: has.membrane ? 'breathableMembrane' : 'noMembrane',
  resoling: has.resoling ? 'resoleable' : 'notResoleable',
});

const tent = (
  floorArea: number,
  innerHeight: number,
  packedSize: `${number} × ${number}`,
  doors: number,
): PropertyValues => ({ waterproof: 3000, season: 'threeSeason', floorArea, innerHeight, packedSize, doors });

/** What one asks of boots and tents besides the properties that they tell themselves, by the slug of the model. */
const FACTS: Readonly<Record<string, PropertyValues>> = {
  'rakka-mid': boot(13, 4.5, 'regularLast', { membrane: true, resoling: true }),
  'isokuru-mid': boot(14, 5, 'regularLast', { membrane: true }),
  'nattanen-leather': boot(17, 5, 'wideLast', { resoling: true }),
  'vongoiva-mid': boot(12, 4, 'narrowLast', { membrane: true }),
  'sokosti-pro': boot(18, 6, 'regularLast', { membrane: true, resoling: true }),
  'janka-high': boot(19, 3, 'wideLast', { membrane: true, isFlat: true }),
  'lossu-mid': boot(12.5, 2.5, 'regularLast', { membrane: true, isFlat: true }),
  'meeko-mid': boot(13.5, 4.5, 'wideLast'),
  'ropi-mid': boot(13, 2.5, 'narrowLast', { membrane: true, isFlat: true }),
  'senja-pro': boot(21, 6, 'regularLast', { resoling: true }),
  'termis-mid': boot(14.5, 3, 'regularLast', { membrane: true, resoling: true, isFlat: true }),
  'kota-3': tent(4.1, 120, '50 × 18', 1),
  'kota-4': tent(5.2, 130, '52 × 20', 1),
  'kota-3-kaytetty': tent(4.1, 120, '50 × 18', 1),
  'laavu-2': tent(2.9, 105, '46 × 16', 2),
  'laavu-4': tent(5.4, 125, '58 × 21', 2),
  yksio: tent(1.9, 100, '40 × 12', 1),
  kaksio: tent(2.8, 108, '42 × 14', 2),
  'puhuri-2': tent(3.1, 112, '52 × 18', 2),
  'puhuri-3': tent(3.9, 118, '54 × 20', 2),
  'mokki-5': tent(9.2, 195, '72 × 28', 1),
  'ranta-3': tent(4.4, 125, '56 × 19', 1),
  'vidarr-2': tent(3, 105, '48 × 17', 1),
  'suoja-2': tent(3.2, 150, '44 × 17', 2),
};

/** The model with these facts after its own, which hold where both tell the same. */
export function withFacts(model: DemoModel): DemoModel {
  const { properties } = model;
  return { ...model, properties: { ...properties, ...FACTS[model.slug], ...properties } };
}
