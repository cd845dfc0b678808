import type { LandscapeName } from '../../illustrations/draw-landscape';
import { type GroupKey, groupPath } from '../groups';
import { mapSix, type Six } from '../six';

export type DemoBanner = {
  kind: 'image' | 'dynamic_page' | 'text';
  landscape?: LandscapeName;
  cropPoint: string;
  title: Six;
  heading: Six;
  subText: Six;
  buttonText: Six;
  /** path without host, of each language */
  url: Six;
  /** the part of the year in which it shows, both days included, `MM-DD` in Helsinki; always without it */
  season?: readonly [from: string, to: string];
  /** when it shows, in days from the day the shop is loaded; always without it */
  days?: readonly [from: number, to: number];
};

/** The address of a product group's listing. */
export const toGroup = (key: GroupKey): Six => mapSix(groupPath(key), (path) => `/${path}/`);

/** The address of a static page. */
export const toPage = (slug: Six): Six => mapSix(slug, (path) => `/${path}/`);
