import type { Six } from '../six';

/** A word of descriptions that opens an explanation. */
export type DemoKeyword = {
  key: string;
  /** as it stands in texts of each language */
  keyword: Six;
  text: Six;
  /** where one can read on */
  url?: Six;
};
