import type { Language } from '~/locale/languages';

/**
 * A query as shoppers type it, and its required first five results. Slugs name demo models; `kind` is the kind of all five, by
 * the word in their names.
 */
export interface ExpectedSearch {
  readonly language: Language;
  readonly text: string;
  /** Slugs that must be among the first five. */
  readonly first?: readonly string[];
  /** The pattern that the names of the first five all match. */
  readonly kind?: RegExp;
  /** The corrected text, if the query has a typo. */
  readonly meant?: string;
}

type Rest = Omit<ExpectedSearch, 'language' | 'text'>;
const inLanguage = (language: Language, rows: readonly (readonly [text: string, rest: Rest])[]): ExpectedSearch[] =>
  rows.map(([text, rest]) => ({ language, text, ...rest }));

export const QUERIES: readonly ExpectedSearch[] = [
  ...inLanguage('fi', [
    // inflections, with consonant gradation
    ['villapaidoissa', { first: ['villa-200', 'villa-250-zip'], kind: /merinopaita/ }],
    ['villapaita', { first: ['villa-200', 'villa-250-zip'] }],
    ['untuvatakeissa', { first: ['kaldoaivi', 'kaamos'], kind: /untuvatakki/ }],
    ['takki', { first: ['kasivarsi-3l'], kind: /takki/ }],
    ['telttoihin', { kind: /teltta/ }],
    ['saappaita', { kind: /talvikengät/ }],
    ['lapasia', { first: ['kinnas', 'rukkanen'] }],
    ['keittimen', { first: ['kekale'], kind: /keitin/ }],
    ['köyttä', { kind: /köysi/ }],
    ['putkihuivit', { kind: /putkihuivi/ }],
    ['reppujen', { kind: /reppu/ }],
    // compounds, separated and joined
    ['untuva takki', { first: ['kaldoaivi'], kind: /untuvatakki/ }],
    ['suksisauvat', { kind: /sauvat/ }],
    ['retkikirves', { first: ['bjork-50'], kind: /kirves/ }],
    ['hiihtoreppu', { kind: /hiihtoreppu/ }],
    // typos and missing dots
    ['kuoritaki', { first: ['kasivarsi-3l'], kind: /kuoritakki/ }],
    ['makupussi', { kind: /makuupussi/, meant: 'makuupussi' }],
    ['otsalampu', { kind: /otsalamppu/ }],
    ['kypara', { first: ['kypari'], kind: /kypärä/ }],
    ['kengat', { kind: /kengät/ }],
    // sizes, colours, brands, models
    ['vaelluskengät 42', { first: ['meeko-mid', 'ropi-mid'], kind: /vaelluskengät/ }],
    ['rinkka 70', { first: ['taival-70'] }],
    ['punainen pipo', { kind: /pipo/ }],
    ['makuupussi talvi', { first: ['talvipesa-20'] }],
    ['vuono ilves', { first: ['ilves'] }],
    ['kaamos', { first: ['kaamos', 'kaamos-106'] }],
    ['lasten sukset', { first: ['pulmunen'], kind: /lasten sukset/ }],
    // filler words
    ['reppu tai rinkka', { kind: /reppu|rinkka/ }],
    ['otsalamppu mutta kirkas', { kind: /otsalamppu/ }],
    // model numbers
    ['H1001', { first: ['tunturi-84'] }],
    ['h 1001', { first: ['tunturi-84'] }],
  ]),
  ...inLanguage('en', [
    ['waterproof jacket', { first: ['kasivarsi-3l'], kind: /shell jacket/ }],
    ['hiking boots', { first: ['meeko-mid'], kind: /hiking boots/ }],
    ['headlamp 1000', { first: ['sade-1000'] }],
    ['headtorch', { kind: /headlamp/ }],
    ['sleepin bag', { kind: /sleeping bag/ }],
    ['sleepingbag', { kind: /sleeping bag/ }],
    ['back pack', { kind: /backpack|pack/ }],
    ['rucksack', { kind: /pack/ }],
    ['knifes', { kind: /knife/ }],
    ['tnet', { kind: /tent/, meant: 'tent' }],
    ['carabiners', { kind: /carabiner/ }],
    ['beanies', { first: ['ripa'], kind: /beanie/ }],
    ['merino socks', { kind: /socks/ }],
    ['tuisku skis', { first: ['kinos-104'] }],
    ['ski boots 27.5', { kind: /ski (touring )?boots/ }],
    ['gloves and mittens', { kind: /gloves|mittens/ }],
    ['gift card', { first: ['lahjakortti', 'verkkolahjakortti'] }],
    ['avalanche transceiver', { kind: /transceiver/ }],
  ]),
  ...inLanguage('sv', [
    ['vandringsskor', { first: ['niva'], kind: /vandringsskor/ }],
    ['dunjackan', { first: ['kaldoaivi'], kind: /dunjacka/ }],
    ['skidor barn', { kind: /barnskidor/ }],
    ['tältet', { kind: /tält/ }],
    ['pannlampor', { kind: /pannlampa/ }],
    ['ryggsack', { kind: /ryggsäck/ }],
    ['yxor', { first: ['bjork-50'], kind: /yxa/ }],
    ['stormkök', { kind: /kök/ }],
    ['regnjacka', { kind: /skaljacka/ }],
  ]),
  ...inLanguage('de', [
    ['Rucksäcke', { kind: /[Rr]ucksack/ }],
    ['Daunenjacken', { first: ['kaldoaivi'], kind: /Daunenjacke/ }],
    ['wanderschuhe', { first: ['niva'], kind: /Wanderschuhe/ }],
    ['schlafsack winter', { first: ['talvipesa-20', 'uni-25'] }],
    ['Stirnlampen', { kind: /Stirnlampe/ }],
    ['skihelm', { first: ['kypari'], kind: /Skihelm/ }],
    ['Tourenskischuhe', { kind: /Tourenskischuhe/ }],
    ['handschuh', { kind: /Handschuhe/ }],
  ]),
  ...inLanguage('fr', [
    ['vestes imperméables', { first: ['kasivarsi-3l'], kind: /Veste imperméable/ }],
    ['tente 2', { first: ['vidarr-2', 'laavu-2'], kind: /Tente/ }],
    ['sac a dos', { kind: /Sac à dos/ }],
    ['bonnets', { first: ['ripa'], kind: /Bonnet/ }],
    ['doudounes', { first: ['kaldoaivi'], kind: /Doudoune/ }],
    ['lampes frontales', { kind: /Lampe frontale/ }],
    ['un sac pour le ski', { kind: /Sac à dos de ski/ }],
    ['rechaud', { kind: /Réchaud/ }],
  ]),
  ...inLanguage('ru', [
    ['куртки', { kind: /куртка/ }],
    ['палаток', { kind: /Палатка/ }],
    ['спальный мешок', { kind: /Спальный мешок/ }],
    ['горные лыжи', { first: ['tunturi-84'], kind: /лыжи/ }],
    ['перчаток', { kind: /Перчатки/ }],
    ['фонарик', { kind: /фонарь/ }],
    ['веревка', { kind: /Верёвка/ }],
    ['мембраная куртка', { first: ['kasivarsi-3l'], kind: /куртка/ }],
  ]),
];
