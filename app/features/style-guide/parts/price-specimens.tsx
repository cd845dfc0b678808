import { useState } from 'react';
import { CardColors } from '~/features/catalog/parts/card-colors';
import { OpenState } from '~/features/catalog/parts/open-state';
import { Price, PriceBlock, type ShownPrice } from '~/features/catalog/parts/price-block';
import { Ribbon, type RibbonLook, Ribbons } from '~/features/catalog/parts/ribbons';
import { StockMark } from '~/features/catalog/parts/stock-mark';
import { ColorDot } from '~/features/catalog/parts/swatches';
import type { PriceType } from '~/features/catalog/rules/price-type';
import { formatNumber } from '~/locale/numbers';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { Stars } from '~/ui/stars';
import { FORCED, GuideSection, Specimen, State, States } from './specimen';
import { useSampleColours } from './use-sample-colours';

const ALWAYS_OPEN = {
  week: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' })),
  special: [],
};
const NEVER_OPEN = { week: [], special: [] };

/** Link target of the samples: the same page. */
const HERE = '#prices';

type PriceSample = { readonly name: PriceType | 'from'; readonly price: ShownPrice; readonly ribbons: RibbonLook[] };

/** One price of each type with the ribbons it brings along, in euro cents. */
function usePriceSamples(): PriceSample[] {
  const t = useT('catalog');
  const percent = t('ribbon.percent', { percent: 20 });
  return [
    { name: 'normal', price: { active: 24_990 }, ribbons: [] },
    { name: 'from', price: { active: 19_990, isFrom: true }, ribbons: [] },
    { name: 'discount', price: { active: 19_990, reference: 24_990 }, ribbons: [{ kind: 'sale', text: percent }] },
    {
      name: 'club',
      price: { active: 24_990, club: 21_990 },
      ribbons: [{ kind: 'club', text: t('ribbon.club') }],
    },
    { name: 'outdoor', price: { active: 22_990 }, ribbons: [] },
    {
      name: 'outlet',
      price: { active: 14_990, reference: 24_990 },
      ribbons: [
        { kind: 'sale', text: t('ribbon.percent', { percent: 40 }) },
        { kind: 'plain', text: t('ribbon.outlet') },
      ],
    },
  ];
}

function Prices() {
  const t = useT('style-guide');
  const catalog = useT('catalog');
  return (
    <Specimen code="Price, PriceBlock">
      <States>
        {usePriceSamples().map(({ name, price, ribbons }) => (
          <State key={name} name={t(`price.${name}`)}>
            <PriceBlock price={price} to={HERE} />
            <span className="sg-row">
              {ribbons.map((ribbon) => (
                <Ribbon key={ribbon.text} ribbon={ribbon} />
              ))}
            </span>
          </State>
        ))}
        <State name={t('price.hidden')}>
          <span className="price">{catalog('price.onRequest')}</span>
        </State>
        <State name={t('plate.stage')}>
          <Price price={{ active: 19_990, reference: 24_990 }}>
            <Ribbon ribbon={{ kind: 'sale', text: catalog('ribbon.percent', { percent: 20 }) }} />
          </Price>
        </State>
      </States>
    </Specimen>
  );
}

function RibbonSamples() {
  const t = useT('style-guide');
  const catalog = useT('catalog');
  const ribbons: RibbonLook[] = [
    { kind: 'sale', text: catalog('ribbon.percent', { percent: 20 }) },
    { kind: 'club', text: catalog('ribbon.club') },
    { kind: 'new', text: t('ribbon.new') },
    { kind: 'plain', text: t('ribbon.plain') },
    { kind: 'own', text: t('ribbon.dark'), ground: '#2f5d8c' },
    { kind: 'own', text: t('ribbon.light'), ground: '#e3b93c' },
  ];
  return (
    <Specimen code="Ribbon, Ribbons">
      <div className="plate sg-plate-card sg-ribbons">
        <Ribbons ribbons={ribbons} />
      </div>
    </Specimen>
  );
}

function Colours() {
  const t = useT('style-guide');
  const colours = useSampleColours();
  const [shown, setShown] = useState(0);
  const many = [...colours, ...colours.map((colour) => ({ ...colour, slug: `${colour.slug}-2` }))];
  return (
    <Specimen code="ColorDot, CardColors">
      <div className="sg-row">
        <CardColors colors={many} shown={shown} to={HERE} onShow={setShown} />
      </div>
      <div className="sg-row">
        {colours.map(({ slug, name, control }) => (
          <span key={slug}>
            <ColorDot control={control} large />
            {name}
          </span>
        ))}
      </div>
      <States>
        <State name={t('state.rest')}>
          <CardColors colors={colours} shown={shown} to={HERE} onShow={setShown} />
        </State>
        {FORCED.map((forced) => (
          <State key={forced} name={t(`state.${forced}`)} forced={forced}>
            <CardColors colors={colours} shown={shown} to={HERE} onShow={setShown} />
          </State>
        ))}
      </States>
    </Specimen>
  );
}

/** Price types, ribbons, colours, ratings and stock marks. */
export function PriceSpecimens() {
  const t = useT('style-guide');
  const { language } = useLocale();
  return (
    <GuideSection name="prices">
      <Prices />
      <RibbonSamples />
      <Colours />
      <Specimen code="Stars">
        <div className="sg-row">
          {[0.5, 2.5, 4, 4.6].map((value) => {
            const rating = formatNumber(value, language, 1);
            return <Stars key={value} value={value} label={t('stars.label', { rating })} note={rating} />;
          })}
          <Stars value={4.6} label={t('stars.label', { rating: formatNumber(4.6, language, 1) })} large />
        </div>
      </Specimen>
      <Specimen code="OpenState">
        <div className="stack-s">
          <OpenState times={ALWAYS_OPEN} rendered={0} />
          <OpenState times={NEVER_OPEN} rendered={0} />
        </div>
      </Specimen>
      <Specimen code="StockMark">
        <div className="sg-row">
          <StockMark state="inStock" />
          <StockMark state="onOrder" />
          <StockMark state="out" />
          <StockMark state="onOrder">{t('stock.delivery')}</StockMark>
        </div>
      </Specimen>
    </GuideSection>
  );
}
