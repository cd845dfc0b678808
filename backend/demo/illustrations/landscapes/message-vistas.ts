import type { Vista } from './vista';
import type { HourName } from './vista-light';
import { SEAMSTRESS } from './wardrobe';

/** Landscapes of the shop's own messages: banners, campaigns, guides, pages, writers, the ski wizard. Each stands for one of them. */
export const MESSAGE_VISTAS = {
  'white-night': { hour: 'gold', season: 'summer', land: 'lake', who: 'camp', seed: 6, side: -1 },
  'wake-by-water': { hour: 'dawn', season: 'autumn', land: 'lake', who: 'camp', seed: 21 },
  avalanche: { hour: 'day', season: 'winter', land: 'alps', who: 'rescue', seed: 22, side: -1 },
  rental: { hour: 'dawn', season: 'winter', land: 'fells', who: 'pulk', seed: 23, side: -1 },
  'club-fire': { hour: 'blue', season: 'autumn', land: 'lake', who: 'fire', seed: 24 },
  'crust-weeks': { hour: 'gold', season: 'winter', land: 'fells', who: 'skiers', seed: 25 },
  'first-tracks': {
    hour: 'grey',
    season: 'winter',
    land: 'forest',
    who: 'skiers',
    weather: 'snow',
    seed: 113,
    near: 1.5,
  },
  'week-pack': { hour: 'dawn', season: 'autumn', land: 'fells', who: 'packing', seed: 113 },
  'autumn-nights': { hour: 'night', season: 'autumn', land: 'hills', who: 'camp', seed: 27 },
  'probe-and-shovel': { hour: 'dawn', season: 'winter', land: 'alps', who: 'rescue', seed: 2 },
  'storm-fell': { hour: 'grey', season: 'autumn', land: 'fells', who: 'hiker', weather: 'rain', seed: 7, side: -1 },
  sleet: { hour: 'grey', season: 'winter', land: 'fells', who: 'hikers', weather: 'snow', seed: 62, near: 1.3 },
  'first-night': { hour: 'gold', season: 'summer', land: 'forest', who: 'nursery', seed: 28, near: 1.3 },
  'new-boots': { hour: 'gold', season: 'summer', land: 'fells', who: 'hikers', seed: 62, near: 1.3 },
  'old-jacket': {
    hour: 'dusk',
    season: 'autumn',
    land: 'fells',
    who: 'hiker',
    seed: 29,
    near: 1.6,
    wear: {
      coat: '#c2382c',
      yoke: '#2f6fb5',
      cut: 'shell',
      hat: '#d9b04a',
      headwear: 'beanie',
      hair: '#b9b5ac',
      hasBeard: true,
      girth: 1.12,
      packKind: 'day',
      pack: '#5a4a3a',
    },
  },
  'blue-hut': { hour: 'blue', season: 'winter', land: 'fells', who: 'hut', seed: 3 },
  'march-hammock': { hour: 'blue', season: 'winter', land: 'forest', who: 'hammock', seed: 30, near: 1.3 },
  'minus-twenty': { hour: 'blue', season: 'winter', land: 'hills', who: 'skiers', seed: 31, side: -1 },
  'autumn-wood': { hour: 'dawn', season: 'autumn', land: 'forest', who: 'hiker', weather: 'mist', seed: 32, near: 1.4 },
  'dusk-kayak': { hour: 'dusk', season: 'autumn', land: 'sea', who: 'kayaks', seed: 14, side: -1 },
  crossing: { hour: 'day', season: 'winter', land: 'fells', who: 'pulk', seed: 33 },
  'night-camp': { hour: 'night', season: 'winter', land: 'fells', who: 'camp', seed: 15 },
  skerries: { hour: 'dawn', season: 'summer', land: 'sea', who: 'kayaks', seed: 116 },
  'long-worn': { hour: 'day', season: 'summer', land: 'forest', who: 'hikers', seed: 64, near: 1.4, side: -1 },
  'storm-alps': { hour: 'grey', season: 'autumn', land: 'alps', who: 'hikers', weather: 'rain', seed: 46 },
  delivery: { hour: 'blue', season: 'winter', land: 'forest', who: 'courier', seed: 35 },
  'lake-fire': { hour: 'dusk', season: 'winter', land: 'forest', who: 'fire', seed: 5, near: 1.5 },
  'club-tour': { hour: 'day', season: 'winter', land: 'hills', who: 'skiers', seed: 52, near: 1.5 },
  tested: { hour: 'grey', season: 'winter', land: 'fells', who: 'hiker', weather: 'snow', seed: 37 },
  'rental-tour': { hour: 'day', season: 'winter', land: 'forest', who: 'pulk', seed: 38, near: 1.4, side: -1 },
  'way-back': { hour: 'day', season: 'winter', land: 'hills', who: 'returning', seed: 39 },
  planned: { hour: 'grey', season: 'summer', land: 'hills', who: 'hikers', weather: 'rain', seed: 45 },
  'blue-alps': { hour: 'dawn', season: 'winter', land: 'alps', who: 'portrait', seed: 41, side: -1 },
  'green-wood': { hour: 'day', season: 'summer', land: 'forest', who: 'portrait', seed: 42, wear: SEAMSTRESS },
  'evening-fell': {
    hour: 'dusk',
    season: 'summer',
    land: 'fells',
    who: 'portrait',
    seed: 47,
    wear: { hair: '#5a3a22', style: 'tail' },
  },
  'work-crew': { hour: 'dawn', season: 'winter', land: 'forest', who: 'crew', seed: 47, near: 1.5 },
  'round-fells': { hour: 'dawn', season: 'winter', land: 'fells', who: 'pulk', seed: 222, near: 1.6 },
  'gold-kayak': { hour: 'gold', season: 'summer', land: 'lake', who: 'portrait', seed: 44, side: -1 },
  van: { hour: 'dawn', season: 'winter', land: 'forest', who: 'van', seed: 48 },
  'white-night-dark': { hour: 'dusk', season: 'summer', land: 'lake', who: 'camp', seed: 6, side: -1 },
  'wake-by-water-dark': { hour: 'blue', season: 'autumn', land: 'lake', who: 'camp', seed: 21 },
  piste: { hour: 'day', season: 'winter', land: 'alps', who: 'nobody', seed: 110 },
  track: { hour: 'dawn', season: 'winter', land: 'forest', who: 'nobody', seed: 111 },
  'piste-night': { hour: 'night', season: 'winter', land: 'alps', who: 'nobody', seed: 110 },
  'track-night': { hour: 'night', season: 'winter', land: 'forest', who: 'nobody', seed: 111 },
} as const satisfies Record<string, Vista>;

/** Messages of the day whose pages have a picture of the same place by night on dark screens, and its hour. */
const NIGHTFALLS = {
  'first-tracks': 'blue',
  'crust-weeks': 'night',
  'way-back': 'blue',
  'work-crew': 'blue',
  van: 'blue',
  'rental-tour': 'blue',
  'club-tour': 'blue',
  'long-worn': 'dusk',
  tested: 'blue',
  'round-fells': 'blue',
  'week-pack': 'blue',
  'new-boots': 'blue',
  'first-night': 'blue',
  'autumn-wood': 'blue',
  'probe-and-shovel': 'blue',
  sleet: 'blue',
  skerries: 'dusk',
} as const satisfies Partial<Record<keyof typeof MESSAGE_VISTAS, HourName>>;

type Nightfall = keyof typeof NIGHTFALLS;
export type NightVistaName = `${Nightfall}-night`;

const NIGHTFALL_NAMES = Object.keys(NIGHTFALLS) as readonly Nightfall[];

/** The night's picture of each of those messages. */
export const NIGHT_OF = Object.fromEntries(NIGHTFALL_NAMES.map((name) => [name, `${name}-night`])) as Readonly<
  Record<Nightfall, NightVistaName>
>;

export const NIGHT_VISTAS = Object.fromEntries(
  NIGHTFALL_NAMES.map((name): [NightVistaName, Vista] => [
    `${name}-night`,
    { ...MESSAGE_VISTAS[name], hour: NIGHTFALLS[name] },
  ]),
) as Readonly<Record<NightVistaName, Vista>>;
