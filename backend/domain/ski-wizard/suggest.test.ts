import { expect, test } from 'vitest';
import type { Skier } from './skier';
import { suggest } from './suggest';
import type { SuggestedModel, SuggestedVariant } from './wizard-models';

const size = (id: number, more: Partial<SuggestedVariant> = {}): SuggestedVariant => ({
  ...{ id, size: '', colorId: 1, lengthCm: null, skierKg: null, isOrderable: true, soleMm: null, brakeMm: null },
  ...more,
});

const model = (modelId: number, part: SuggestedModel['part'], more: Partial<SuggestedModel> = {}): SuggestedModel => ({
  ...{ modelId, part, sold: 0, waistMm: null, brakeMm: null, soleMm: null, mounts: [], soles: [] },
  ...{ levels: null, styles: [], skierKg: null, variants: [size(modelId * 10)] },
  ...more,
});

const lengths = (id: number, ...all: number[]) => all.map((lengthCm, at) => size(id * 10 + at, { lengthCm }));

const PISTE = model(1, 'skis', {
  styles: ['piste'],
  levels: [2, 3],
  waistMm: 72,
  mounts: ['flat'],
  variants: lengths(1, 156, 163, 170, 177),
});
const POWDER = model(2, 'skis', {
  styles: ['freeride'],
  levels: [3, 3],
  waistMm: 112,
  mounts: ['flat'],
  variants: lengths(2, 178, 185),
});
const NARROW_BRAKES = model(3, 'bindings', {
  mounts: ['flat'],
  soles: ['gripwalk'],
  soleMm: [260, 330],
  variants: [85, 95].map((mm, at) => size(30 + at, { size: `${mm} mm`, brakeMm: mm })),
});
const LIGHT = model(4, 'bindings', { mounts: ['flat'], soles: ['pin'], skierKg: [40, 70] });
const BOOTS = model(5, 'boots', {
  soles: ['gripwalk'],
  variants: [size(50, { size: '26.5', soleMm: 305 }), size(51, { size: '27.5', soleMm: 315 })],
});
const ALL = [PISTE, POWDER, NARROW_BRAKES, LIGHT, BOOTS];

const NOTHING = { skis: undefined, bindings: undefined, boots: undefined };
const SKIER: Skier = { heightCm: 178, weightKg: 75, level: 2, style: 'piste' };

const found = (
  part: SuggestedModel['part'],
  skier: Skier = SKIER,
  choice: Partial<typeof NOTHING | object> = {},
  all = ALL,
) => suggest(all, { sport: 'alpine', part, skier, choice: { ...NOTHING, ...choice } });

const kinds = (reasons: readonly { kind: string }[] = []) => reasons.map(({ kind }) => kind);

test('skis are suggested in the length that suits, with the reasons', () => {
  const { lengths: suiting, suggestions } = found('skis');
  expect(suiting).toMatchObject({ from: 162, to: 174 });
  expect(suggestions.map(({ model: { modelId }, variant }) => [modelId, variant.lengthCm])).toEqual([
    [1, 170],
    [2, 178],
  ]);
  expect(suggestions[0]?.reasons.map(({ kind, values }) => [kind, values])).toEqual([
    ['length', { cm: 170, from: 162, to: 174 }],
    ['width', { mm: 72, snow: 'hard' }],
    ['style', { style: 'piste' }],
    ['level', { level: 2 }],
  ]);
  expect(suggestions[1]?.reasons.filter(({ isCaveat }) => isCaveat).map(({ kind }) => kind)).toEqual([
    'lengthOff',
    'styleOff',
    'levelOff',
  ]);
});

test('a size that cannot be ordered gives way to one that can, and a model without any comes last', () => {
  const away = { ...PISTE, variants: PISTE.variants.map((one) => ({ ...one, isOrderable: one.lengthCm === 163 })) };
  expect(found('skis', SKIER, {}, [away]).suggestions[0]?.variant.lengthCm).toBe(163);
  const gone = { ...PISTE, variants: PISTE.variants.map((one) => ({ ...one, isOrderable: false })) };
  expect(found('skis', SKIER, {}, [gone, POWDER]).suggestions.map((one) => one.model.modelId)).toEqual([2, 1]);
});

test('bindings get the brakes of the skis, and what does not fit is left out', () => {
  const choice = { skis: { model: PISTE, variant: size(12) } };
  const { suggestions, incompatible } = found('bindings', SKIER, choice);
  expect(suggestions[0]).toMatchObject({ model: { modelId: 3 }, variant: { brakeMm: 85 } });
  expect(incompatible).toBe(0);
  const wide = found('bindings', SKIER, { skis: { model: POWDER, variant: size(20) } });
  expect([wide.suggestions.map((one) => one.model.modelId), wide.incompatible]).toEqual([[4], 1]);
});

test('bindings are told to be for lighter skiers, and hold the soles of the skier’s own boots', () => {
  const light = found('bindings').suggestions.find((one) => one.model === LIGHT);
  expect(light?.reasons).toMatchObject([{ kind: 'weightOff', isCaveat: true, values: { kg: 75, from: 40, to: 70 } }]);
  expect(kinds(found('bindings', { soleMm: 305 }).suggestions[0]?.reasons)).toContain('soleRange');
  expect(found('bindings', { soleMm: 345 }).suggestions.map((one) => one.model.modelId)).toEqual([4]);
});

test('boots are suggested by the soles of the skier’s own ones, else by the shoe size', () => {
  expect(found('boots', { soleMm: 316 }).suggestions[0]).toMatchObject({
    variant: { id: 51 },
    reasons: [{ kind: 'ownSole' }, { kind: 'norm' }],
  });
  expect(found('boots', { shoeEu: 42 }).suggestions[0]).toMatchObject({
    variant: { id: 50 },
    reasons: [{ kind: 'shoe' }, { kind: 'norm' }],
  });
  expect(kinds(found('boots', { shoeEu: 47 }).suggestions[0]?.reasons)).toContain('shoeOff');
});

test('without a word of the skier everything that fits is suggested, the best sold first', () => {
  const sold = { ...POWDER, sold: 50 };
  expect(found('skis', {}, {}, [PISTE, sold]).suggestions.map((one) => one.model.modelId)).toEqual([2, 1]);
});
