import { DEMO_VARIANTS } from 'backend/demo/rows/variants';
import { pathTo } from '~/routing/path-to';
import { type DemoPlace, type DemoSection, modelOfSlug, screenPlace } from './kind';

/** The first variant of a model, in a size. @throws when the demo shop has none */
function variantOf(slug: string, size?: string): string {
  const found = DEMO_VARIANTS.find((one) => one.model.slug === slug && (size === undefined || one.size === size));
  if (!found) throw new Error(`The demo shop has no ${slug} in size ${size}.`);
  return String(found.id);
}

/** A page of the wizard at an address with all that is known. */
function wizardPlace(
  sport: 'alpine' | 'nordic',
  query: Record<string, string>,
  status: DemoPlace['status'] = 200,
): DemoPlace {
  const at = (language: 'fi' | 'en') => pathTo('skiWizardSport', language, { sport }, query);
  return { paths: { fi: at('fi'), en: at('en') }, status };
}

const SLOPE = { height: '178', weight: '74', level: '2', style: 'piste', shoe: '42' };
const TRACK = { height: '172', weight: '66', level: '2', style: 'classic', shoe: '41' };
const SKIS = { skis: variantOf('tunturi-84', '170 cm') };

/** The states of the ski wizard. */
export const SKI_WIZARD: DemoSection = {
  title: 'Ski wizard',
  kinds: [
    { what: 'where it begins', places: [screenPlace('skiWizard')] },
    { what: 'the skier', places: [wizardPlace('alpine', {}), wizardPlace('nordic', {})] },
    { what: 'numbers that cannot be', places: [wizardPlace('alpine', { height: '17', weight: 'x', sole: '9' }, 400)] },
    { what: 'skis that suit, with reasons', places: [wizardPlace('alpine', SLOPE), wizardPlace('nordic', TRACK)] },
    {
      what: 'bindings and boots that fit the chosen skis',
      places: [
        wizardPlace('alpine', { ...SLOPE, ...SKIS, group: 'bindings' }),
        wizardPlace('alpine', { ...SLOPE, ...SKIS, group: 'boots' }),
      ],
    },
    {
      what: 'skis that come with bindings',
      places: [wizardPlace('alpine', { ...SLOPE, skis: variantOf('pyora-72', '166 cm'), bindings: '0' })],
    },
    {
      what: 'a whole package with its discount, 10 % by the setting `ski_package_discount`',
      places: [
        wizardPlace('alpine', {
          ...SLOPE,
          ...SKIS,
          bindings: variantOf('lukko-10', '95 mm'),
          boots: variantOf('ahjo-100', '26.5'),
        }),
        wizardPlace('nordic', {
          ...TRACK,
          skis: variantOf('hameenkangas-44', '191 cm'),
          bindings: variantOf('naps'),
          boots: variantOf('latu-classic', '41'),
        }),
      ],
    },
    {
      what: 'a package that is also sold as a set',
      places: [
        wizardPlace('alpine', {
          ...SLOPE,
          ...SKIS,
          bindings: variantOf('lukko-11'),
          boots: variantOf('flex-110', '26.5'),
        }),
      ],
    },
    {
      what: 'parts that do not fit each other',
      places: [
        wizardPlace('alpine', {
          ...SLOPE,
          ...SKIS,
          bindings: variantOf('tappi-10'),
          boots: variantOf('ahjo-100', '26.5'),
          group: 'package',
        }),
      ],
    },
    {
      what: 'a part that is no longer sold',
      places: [wizardPlace('alpine', { ...SLOPE, skis: '2000000000', group: 'package' })],
    },
    { what: 'products that lead to it', places: [modelOfSlug('tunturi-84'), modelOfSlug('latu-classic')] },
  ],
};
