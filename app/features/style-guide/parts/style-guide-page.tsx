import { useLocation } from '@remix-run/react';
import { unpackCard } from '~/features/catalog/packed-card';
import { useT } from '~/locale/translator';
import { Chip } from '~/ui/chip';
import { ErrorsAreAnswers } from '~/ui/use-focus-on-load';
import { type GuideQuery, guideHref, readGuideQuery } from '../guide-query';
import { GUIDE_SECTIONS } from '../guide-sections';
import type { StyleGuideData } from '../style-guide-data';
import { ButtonSpecimens } from './button-specimens';
import { CardSpecimens } from './card-specimens';
import { ChoiceSpecimens } from './choice-specimens';
import { ColourTokens, ContrastTable } from './colour-tokens';
import { FieldSpecimens } from './field-specimens';
import { IconSpecimens } from './icon-specimens';
import { LinkSpecimens } from './link-specimens';
import { ListSpecimens } from './list-specimens';
import { MotionTokens, ShapeTokens, SpaceTokens, TypeTokens } from './measure-tokens';
import { MessageSpecimens } from './message-specimens';
import { FoldingSpecimens, OverlaySpecimens } from './overlay-specimens';
import { PlateSpecimens } from './plate-specimens';
import { PriceSpecimens } from './price-specimens';
import { RichTextSpecimen, TableSpecimens } from './text-specimens';
import { WaitingSpecimens } from './waiting-specimens';

/** Links to the guide's themes, each with its own address, so that both can be viewed on any device. */
function ThemeLinks({ query }: { readonly query: GuideQuery }) {
  const t = useT('style-guide');
  return (
    <nav className="sg-themes" aria-label={t('theme')}>
      {([undefined, 'light', 'dark'] as const).map((theme) => (
        <Chip key={theme ?? 'device'} to={guideHref({ theme })} current={query.theme === theme}>
          {t(`theme.${theme ?? 'device'}`)}
        </Chip>
      ))}
    </nav>
  );
}

function Contents() {
  const t = useT('style-guide');
  return (
    <nav className="sg-contents" aria-label={t('contents')}>
      <ol>
        {GUIDE_SECTIONS.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{t(name)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Every token, component and state of the shop on one page. */
export function StyleGuidePage({ data }: { readonly data: StyleGuideData }) {
  const { title, tokens, contrast, icons, products } = data;
  const t = useT('style-guide');
  const query = readGuideQuery(new URLSearchParams(useLocation().search));
  const cards = products.map(unpackCard);
  const pictures = cards.map(({ picture }) => picture);
  return (
    <main id="main" className="sg" data-theme={query.theme}>
      <div className="wrap">
        <div className="sg-head">
          <h1>{title}</h1>
          <p>{t('intro')}</p>
          <ThemeLinks query={query} />
        </div>
        <div className="sg-body">
          <Contents />
          <div className="sg-sections">
            <ColourTokens tokens={tokens} />
            <ContrastTable rows={contrast} />
            <TypeTokens values={tokens.shared} />
            <SpaceTokens values={tokens.shared} />
            <ShapeTokens values={{ ...tokens.light, ...tokens.shared }} />
            <MotionTokens values={tokens.shared} />
            <IconSpecimens names={icons} />
            <ButtonSpecimens />
            <LinkSpecimens />
            <ErrorsAreAnswers.Provider value={false}>
              <FieldSpecimens />
              <ChoiceSpecimens pictures={pictures} />
            </ErrorsAreAnswers.Provider>
            <PriceSpecimens />
            <PlateSpecimens picture={pictures[0] ?? null} name={cards[0]?.name ?? t('cards.name')} />
            <CardSpecimens products={products} />
            <ListSpecimens />
            <FoldingSpecimens />
            <OverlaySpecimens query={query} />
            <MessageSpecimens query={query} />
            <WaitingSpecimens />
            <TableSpecimens />
            <RichTextSpecimen />
          </div>
        </div>
      </div>
    </main>
  );
}
