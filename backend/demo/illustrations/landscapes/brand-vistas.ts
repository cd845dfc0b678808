import type { Vista } from './vista';
import type { HourName } from './vista-light';

/** Landscapes of the brands, two each, where their goods are used. */
export const BRAND_VISTAS = {
  'ahma-1': { hour: 'day', season: 'autumn', land: 'hills', who: 'hikers', seed: 51 },
  'ahma-2': { hour: 'dawn', season: 'winter', land: 'forest', who: 'hiker', seed: 52 },
  'kaira-1': { hour: 'dusk', season: 'winter', land: 'fells', who: 'pulk', seed: 53 },
  'kaira-2': { hour: 'day', season: 'summer', land: 'lake', who: 'camp', seed: 54, side: -1 },
  'hiillos-1': { hour: 'night', season: 'autumn', land: 'forest', who: 'fire', seed: 55 },
  'hiillos-2': { hour: 'dusk', season: 'summer', land: 'lake', who: 'fire', seed: 56, side: -1 },
  'tulikettu-1': { hour: 'night', season: 'winter', land: 'forest', who: 'skiers', seed: 57 },
  'tulikettu-2': { hour: 'blue', season: 'autumn', land: 'fells', who: 'camp', seed: 58 },
  'jarngren-1': { hour: 'dawn', season: 'winter', land: 'forest', who: 'fire', seed: 59 },
  'jarngren-2': { hour: 'day', season: 'autumn', land: 'forest', who: 'camp', seed: 60, side: -1 },
  'harmaja-1': { hour: 'gold', season: 'summer', land: 'sea', who: 'kayaks', seed: 61 },
  'harmaja-2': { hour: 'grey', season: 'autumn', land: 'sea', who: 'kayaks', weather: 'rain', seed: 62, side: -1 },
  'kuohu-1': { hour: 'day', season: 'summer', land: 'forest', who: 'kayaks', seed: 63 },
  'kuohu-2': { hour: 'gold', season: 'autumn', land: 'forest', who: 'kayaks', seed: 64, side: -1 },
  'seita-1': { hour: 'blue', season: 'winter', land: 'alps', who: 'climbers', seed: 67 },
  'seita-2': { hour: 'day', season: 'winter', land: 'alps', who: 'climbers', seed: 68, side: -1 },
  'kivikko-1': { hour: 'day', season: 'autumn', land: 'forest', who: 'boulderers', seed: 11 },
  'pihka-1': { hour: 'day', season: 'winter', land: 'forest', who: 'skiers', seed: 69, side: -1 },
  'pihka-2': { hour: 'dawn', season: 'winter', land: 'hills', who: 'skiers', seed: 70 },
  'kuura-1': { hour: 'dawn', season: 'winter', land: 'alps', who: 'skiers', seed: 71 },
  'kuura-2': { hour: 'grey', season: 'winter', land: 'hills', who: 'skiers', weather: 'snow', seed: 72, side: -1 },
  'sarvi-1': { hour: 'gold', season: 'winter', land: 'alps', who: 'skiers', seed: 73 },
  'sarvi-2': { hour: 'day', season: 'winter', land: 'fells', who: 'skiers', seed: 74, side: -1 },
  'fjellheim-1': { hour: 'dawn', season: 'winter', land: 'fells', who: 'pulk', seed: 75 },
  'fjellheim-2': { hour: 'day', season: 'winter', land: 'hills', who: 'pulk', seed: 76, side: -1 },
  'aravis-1': { hour: 'day', season: 'winter', land: 'alps', who: 'skiers', seed: 77 },
  'aravis-2': { hour: 'dusk', season: 'winter', land: 'alps', who: 'skiers', seed: 12, side: -1 },
  'steinadler-1': { hour: 'gold', season: 'winter', land: 'hills', who: 'skiers', seed: 78 },
  'steinadler-2': { hour: 'blue', season: 'winter', land: 'alps', who: 'skiers', seed: 79, side: -1 },
  'naali-1': { hour: 'grey', season: 'summer', land: 'hills', who: 'family', weather: 'rain', seed: 80 },
  'naali-2': { hour: 'day', season: 'winter', land: 'hills', who: 'family', seed: 81, side: -1 },
  'kettunen-1': { hour: 'dawn', season: 'winter', land: 'forest', who: 'family', seed: 82 },
  'kettunen-2': { hour: 'day', season: 'autumn', land: 'forest', who: 'family', seed: 83, side: -1 },
  'villava-1': { hour: 'blue', season: 'winter', land: 'forest', who: 'hut', seed: 84 },
  'villava-2': { hour: 'dawn', season: 'autumn', land: 'hills', who: 'hiker', seed: 85, side: -1 },
  'tarmo-1': { hour: 'grey', season: 'autumn', land: 'forest', who: 'hiker', weather: 'rain', seed: 86 },
  'tarmo-2': { hour: 'day', season: 'summer', land: 'forest', who: 'hikers', seed: 87, side: -1 },
  'polku-1': { hour: 'dawn', season: 'autumn', land: 'fells', who: 'hikers', seed: 88 },
  'polku-2': { hour: 'gold', season: 'summer', land: 'hills', who: 'hikers', seed: 89, side: -1 },
  'saraste-1': { hour: 'dawn', season: 'summer', land: 'forest', who: 'runner', seed: 90 },
  'saraste-2': { hour: 'gold', season: 'autumn', land: 'fells', who: 'runner', seed: 91, side: -1 },
  'hanki-1': { hour: 'dawn', season: 'winter', land: 'fells', who: 'hikers', seed: 92 },
  'hanki-2': { hour: 'day', season: 'winter', land: 'lake', who: 'skiers', seed: 93, side: -1 },
  'riekko-1': { hour: 'night', season: 'winter', land: 'fells', who: 'hut', seed: 94 },
  'riekko-2': { hour: 'blue', season: 'winter', land: 'fells', who: 'camp', seed: 95, side: -1 },
  'vuono-1': { hour: 'grey', season: 'summer', land: 'lake', who: 'hikers', weather: 'rain', seed: 96 },
  'vuono-2': { hour: 'day', season: 'autumn', land: 'lake', who: 'hikers', seed: 97, side: -1 },
  'skare-1': { hour: 'dusk', season: 'winter', land: 'lake', who: 'hut', seed: 98 },
  'skare-2': { hour: 'gold', season: 'autumn', land: 'lake', who: 'fire', seed: 99, side: -1 },
  'tuisku-1': { hour: 'day', season: 'winter', land: 'alps', who: 'skiers', seed: 100, side: -1 },
  'tuisku-2': { hour: 'grey', season: 'winter', land: 'alps', who: 'skiers', weather: 'snow', seed: 101 },
  'aapa-1': { hour: 'grey', season: 'autumn', land: 'hills', who: 'hikers', weather: 'mist', seed: 102 },
  'aapa-2': { hour: 'dawn', season: 'winter', land: 'lake', who: 'skiers', seed: 103, side: -1 },
  'kelo-1': { hour: 'gold', season: 'autumn', land: 'hills', who: 'camp', seed: 104 },
  'kelo-2': { hour: 'dawn', season: 'autumn', land: 'fells', who: 'camp', seed: 105, side: -1 },
  'routa-1': { hour: 'dusk', season: 'winter', land: 'alps', who: 'climbers', seed: 106 },
  'routa-2': { hour: 'grey', season: 'winter', land: 'alps', who: 'climbers', weather: 'snow', seed: 107, side: -1 },
  'loimu-1': { hour: 'night', season: 'autumn', land: 'lake', who: 'fire', seed: 108 },
  'loimu-2': { hour: 'blue', season: 'winter', land: 'forest', who: 'skiers', seed: 109, side: -1 },
} as const satisfies Record<string, Vista>;

/** What the hours of the day become on dark screens; a brand's evenings and nights stay as they are. */
const EVENING_OF: Readonly<Partial<Record<HourName, HourName>>> = {
  dawn: 'blue',
  day: 'blue',
  gold: 'dusk',
  grey: 'blue',
};

type BrandVistaName = keyof typeof BRAND_VISTAS;
export type BrandNightName = `${BrandVistaName}-night`;

const BY_DAY = (Object.entries(BRAND_VISTAS) as [BrandVistaName, Vista][]).flatMap(([name, vista]) => {
  const hour = EVENING_OF[vista.hour];
  return hour ? [[name, { ...vista, hour }] as const] : [];
});

/** The same places in the evening, for dark screens. */
export const BRAND_NIGHTS: Readonly<Partial<Record<BrandNightName, Vista>>> = Object.fromEntries(
  BY_DAY.map(([name, vista]) => [`${name}-night`, vista]),
);

/** The evening's picture of each landscape that is by day. */
export const NIGHT_OF_BRAND: Readonly<Partial<Record<BrandVistaName, BrandNightName>>> = Object.fromEntries(
  BY_DAY.map(([name]) => [name, `${name}-night`]),
);
