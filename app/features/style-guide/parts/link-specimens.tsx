import type { ReactNode } from 'react';
import { useT } from '~/locale/translator';
import { ArrowLink, PlainLink, TextLink } from '~/ui/text-link';
import { FORCED, GuideSection, Specimen, State, States } from './specimen';

type LinkStatesProps = { readonly code: string; readonly children: ReactNode };

/** A link in its hover, focus and active states. */
function LinkStates({ code, children }: LinkStatesProps) {
  const t = useT('style-guide');
  return (
    <Specimen code={code}>
      <States>
        <State name={t('state.rest')}>{children}</State>
        {FORCED.map((forced) => (
          <State key={forced} name={t(`state.${forced}`)} forced={forced}>
            {children}
          </State>
        ))}
      </States>
    </Specimen>
  );
}

/** Links in running text, with an arrow, and given as data. */
export function LinkSpecimens() {
  const t = useT('style-guide');
  const target = { label: t('word.returns'), to: '#links' };
  return (
    <GuideSection name="links">
      <LinkStates code="TextLink">
        <TextLink to="#links">{t('word.returns')}</TextLink>
      </LinkStates>
      <LinkStates code="ArrowLink">
        <ArrowLink to="#links">{t('word.more')}</ArrowLink>
      </LinkStates>
      <Specimen code="PlainLink">
        <States>
          <State name={t('state.rest')}>
            <PlainLink target={target} className="link" />
          </State>
          <State name={t('state.current')}>
            <PlainLink target={target} className="link" current />
          </State>
        </States>
      </Specimen>
    </GuideSection>
  );
}
