import { useMemo } from 'react';
import { translate } from './messages';
import type { Namespace, Translate } from './namespaces';
import { useLocale } from './use-locale';

export { FRAME_TEXTS, needs, translate } from './messages';

/**
 * The texts of a namespace in the page's language.
 * @example const t = useT('cart'); t('rows', { count: 3 })
 */
export function useT<N extends Namespace>(namespace: N): Translate<N> {
  const { language } = useLocale();
  return useMemo(() => translate(language, namespace), [language, namespace]);
}
