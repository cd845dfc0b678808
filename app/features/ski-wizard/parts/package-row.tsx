import { Link } from '@remix-run/react';
import { sizeText } from 'contract/size-text';
import { Plate } from '~/features/catalog/parts/plate';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { FieldError } from '~/ui/field';
import type { Part } from '../rules/steps';
import type { WizardData } from '../wizard-view';
import { ProductPrice } from './product-price';
import { ReasonList } from './reason-list';
import { StockLine } from './stock-line';

/** A chosen part: what it is, why, and whether it fits and can be had. */
export function PackageRow({ data, part }: { readonly data: WizardData; readonly part: Part }) {
  const t = useT('ski-wizard');
  const { language } = useLocale();
  const product = data.chosen[part];
  if (!product) return null;
  const choice = [product.color, sizeText(product.size, language)].filter(Boolean).join(' · ');
  return (
    <li className="ski-card">
      <Link to={product.to} className="ski-card-plate" tabIndex={-1} aria-hidden="true">
        <Plate picture={product.picture} use="line" alt="" />
      </Link>
      <div className="ski-card-words">
        <h3>
          <Link to={product.to}>{`${product.brand} ${product.name}`.trim()}</Link>
        </h3>
        {choice !== '' && <p className="muted small">{choice}</p>}
        <ProductPrice product={product} />
        {data.clashing.includes(part) && <FieldError id={`clash-${part}`}>{t('incompatible')}</FieldError>}
        <ReasonList reasons={product.reasons} />
        <StockLine product={product} />
        <p>
          <Link className="link small" to={data.steps[part]}>
            {t(`change.${part}`)}
          </Link>
        </p>
      </div>
    </li>
  );
}
