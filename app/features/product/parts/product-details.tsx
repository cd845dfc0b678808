import type { Variant } from '~/features/catalog/product';
import { useT } from '~/locale/translator';
import { Disclosure } from '~/ui/disclosure';
import type { PageModel, ProductData } from '../product-data';
import { shortDescription } from '../rules/page-texts';

type ProductDetailsProps = { readonly data: ProductData; readonly variant: Variant | null };

/** Description, and properties with who made it and answers for it. */
export function ProductDetails({ data, variant }: ProductDetailsProps) {
  return (
    <>
      <Description model={data.model} />
      <Properties data={data} variant={variant} />
    </>
  );
}

function Description({ model }: { readonly model: PageModel }) {
  const t = useT('product');
  const { tagline, descriptionHtml, properties } = model;
  const lead = shortDescription(tagline, properties[0]?.value ?? '') === tagline.trim() ? '' : tagline;
  if (lead === '' && descriptionHtml === '') return null;
  return (
    <section id="description">
      <h2>{t('details.description')}</h2>
      <div>
        {lead && <p className="lead">{lead}</p>}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the loader */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
      </div>
    </section>
  );
}

/** Name and postal address; an address that begins with the name says both. */
function makerWords(name: string, address: string): string {
  return address.toLowerCase().startsWith(name.toLowerCase()) ? address : [name, address].filter(Boolean).join(', ');
}

/** Specification 2 §3; manufacturer and EU responsible person by Regulation (EU) 2023/988. */
function Properties({ data: { model, safety }, variant }: ProductDetailsProps) {
  const t = useT('product');
  const rows: (readonly [name: string, value: string])[] = [
    ...model.properties.map(({ name, value, unit }) => [name, unit ? `${value} ${unit}` : value] as const),
    [t('details.articleNumber'), variant?.sku || model.modelNumber],
    [t('details.origin'), safety.origin],
    [t('details.manufacturer'), makerWords(model.manufacturer.name, safety.address)],
    [t('details.euResponsible'), safety.euResponsible],
  ];
  return (
    <section id="details">
      <h2>{t('details.properties')}</h2>
      <dl className="props">
        {rows
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        {safety.email && (
          <div>
            <dt>{t('details.safetyContact')}</dt>
            <dd>
              <a className="link" href={`mailto:${safety.email}`}>
                {safety.email}
              </a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** What holds for every product, folded. */
export function DeliveryAndReturns() {
  const t = useT('product');
  return (
    <div>
      <Disclosure title={t('details.delivery')}>
        <div className="small muted prose">
          <p>{t('details.deliveryText')}</p>
        </div>
      </Disclosure>
      <Disclosure title={t('details.care')}>
        <div className="small muted prose">
          <p>{t('details.careText')}</p>
        </div>
      </Disclosure>
    </div>
  );
}
