import { CAMP_BRANDS } from './brands/camp';
import { ROCK_AND_WATER_BRANDS } from './brands/rock-and-water';
import { SNOW_BRANDS } from './brands/snow';
import { WEAR_BRANDS } from './brands/wear';
import { WIDE_RANGE_BRANDS } from './brands/wide-ranges';

/** Invented brands. */
export const DEMO_BRANDS = {
  ...WIDE_RANGE_BRANDS,
  ...ROCK_AND_WATER_BRANDS,
  ...SNOW_BRANDS,
  ...WEAR_BRANDS,
  ...CAMP_BRANDS,
} as const;

export type BrandSlug = keyof typeof DEMO_BRANDS;
