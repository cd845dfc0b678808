import type { ReactNode } from 'react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Icon } from '~/ui/icon';
import { Drawer } from '~/ui/overlay';
import { ArrowLink, TextLink } from '~/ui/text-link';
import { GuideList } from '../parts/more-sections';
import { useDeliveryWords } from '../parts/use-delivery-words';
import type { ProductData } from '../product-data';
import { type PanelsProps, useTitles } from './panel-links';
import { type Panel, panelsOf } from './panel-names';

/** The side panel that the address asks for, if the page has it. Specification 2 §2. */
export function SidePanel({ data, product, shop, reviews }: PanelsProps & { readonly reviews: ReactNode }) {
  const t = useT('product-more');
  const titles = useTitles(shop);
  const open = product.search.get('open');
  const panel = panelsOf({ ...data, hasAbout: shop.about !== null }).find((each) => each === open);
  if (!panel) return null;
  const contents: Record<Panel, () => ReactNode> = {
    delivery: () => <DeliveryPanel data={data} product={product} shop={shop} />,
    reviews: () => (
      <>
        {reviews}
        <TextLink to={`${product.to()}#reviews`}>{t('panels.readReviews')}</TextLink>
      </>
    ),
    sustainable: () => <SustainablePanel reasons={data.sustainability} pageTo={shop.paths.sustainability} />,
    guides: () => <GuideList guides={data.guides} />,
    about: () =>
      shop.about && (
        <>
          <p>{shop.about.text}</p>
          <ArrowLink to={shop.about.to}>{t('texts.more')}</ArrowLink>
        </>
      ),
  };
  return (
    <Drawer id="panel" title={titles[panel]} closeLabel={t('close')} closeTo={product.to()} open>
      <div className="side-panel">{contents[panel]()}</div>
    </Drawer>
  );
}

function DeliveryPanel({ data, product, shop: { paths } }: PanelsProps) {
  const t = useT('product-more');
  const { language } = useLocale();
  const { title, time } = useDeliveryWords(product.variant, data);
  return (
    <>
      <p>
        <b>{title}</b>
        {time && <span className="muted"> {time}</span>}
      </p>
      <p>{t('details.deliveryText')}</p>
      {data.model.isWithdrawalExcepted && <p>{t('promise.excepted')}</p>}
      <ul className="guides">
        {paths.delivery && (
          <li>
            <ArrowLink to={paths.delivery}>{t('panels.deliveryPage')}</ArrowLink>
          </li>
        )}
        {paths.returns && (
          <li>
            <ArrowLink to={paths.returns}>{t('panels.returnsPage')}</ArrowLink>
          </li>
        )}
        {data.stores.some(({ isExpress }) => isExpress) && (
          <li>
            <ArrowLink to={pathTo('pikanouto', language)}>{t('availability.expressMore')}</ArrowLink>
          </li>
        )}
      </ul>
    </>
  );
}

type SustainablePanelProps = { readonly reasons: ProductData['sustainability']; readonly pageTo: string | undefined };

/** The reasons of a sustainable choice, each in words: the law asks for them beside the claim (Directive (EU) 2024/825). */
function SustainablePanel({ reasons, pageTo }: SustainablePanelProps) {
  const t = useT('product-more');
  return (
    <>
      <p>{t('sustainable.text')}</p>
      <ul className="reasons">
        {reasons.map((reason) => (
          <li key={reason}>
            <Icon name="check" size="s" />
            <span>
              <b>{t(`sustainable.${reason}`)}</b>
              <small className="muted">{t(`sustainable.${reason}.text`)}</small>
            </span>
          </li>
        ))}
      </ul>
      {pageTo && <ArrowLink to={pageTo}>{t('sustainable.page')}</ArrowLink>}
    </>
  );
}
