import type { PackedCard } from '~/features/catalog/packed-card';
import type { IconName } from '~/ui/icon';
import type { ContrastRow } from './rules/contrast';
import type { Tokens } from './rules/read-tokens';

/** Data of the style guide page. */
export type StyleGuideData = {
  readonly title: string;
  readonly tokens: Tokens;
  readonly contrast: readonly ContrastRow[];
  readonly icons: readonly IconName[];
  /** A few products of the shop; none when it has none or the backend does not answer. */
  readonly products: readonly PackedCard[];
};
