import type { Variant } from '~/features/catalog/product';
import { measureText } from '~/locale/measures';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { Disclosure } from '~/ui/disclosure';
import { PlainLink } from '~/ui/text-link';
import type { PageModel, ProductData } from '../product-data';
import { shortDescription } from '../rules/page-texts';
import { Quote, TranslationNote } from '../texts/product-texts';
import { Scale } from './scale';

type ProductDetailsProps = { readonly data: ProductData; readonly variant: Variant | null };

/** Description, and properties including manufacturer and responsible person. */
export function ProductDetails({ data, variant }: ProductDetailsProps) {
  return (
    <>
      <Description data={data} />
      <Quote quote={data.quote} />
      {hasProperties(data.model) && <Properties data={data} variant={variant} />}
    </>
  );
}

type Described = Pick<PageModel, 'tagline' | 'descriptionHtml' | 'properties'>;

/** The tagline, where the line under the name has cut it. */
function leadOf({ tagline, properties }: Described): string {
  return shortDescription(tagline, properties[0]?.value ?? '') === tagline.trim() ? '' : tagline;
}

/** Whether the page has a section with the description. */
export const hasDescription = (model: Described): boolean => leadOf(model) !== '' || model.descriptionHtml !== '';

/** Whether it has more to tell than its article number: a gift card, which nobody manufactures, has only its own properties. */
export const hasProperties = ({ isGiftCard, properties }: Pick<PageModel, 'isGiftCard' | 'properties'>): boolean =>
  !isGiftCard || properties.length > 0;

function Description({ data: { model, translation } }: Pick<ProductDetailsProps, 'data'>) {
  const t = useT('product-more');
  const { descriptionHtml } = model;
  const lead = leadOf(model);
  if (!hasDescription(model)) return null;
  return (
    <section id="description">
      <h2>{t('details.description')}</h2>
      <div>
        {lead && <p className="lead">{lead}</p>}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the loader */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
        <TranslationNote translation={translation} />
        <Tags tags={model.ribbons} />
      </div>
    </section>
  );
}

/** The model's tags that lead somewhere; the others are only ribbons of its pictures. Specification 2 §3 (tags). */
function Tags({ tags }: { readonly tags: PageModel['ribbons'] }) {
  const t = useT('product-more');
  const linked = tags.filter(({ link }) => link);
  if (linked.length === 0) return null;
  return (
    <ul className="chips tags" aria-label={t('details.tags')}>
      {linked.map(({ slug, title, link }) => (
        <li key={slug || title}>
          <PlainLink className="chip" target={{ label: title, to: link ?? '' }} />
        </li>
      ))}
    </ul>
  );
}

/** Name and postal address; just the address when it already begins with the name. */
function makerWords(name: string, address: string): string {
  return address.toLowerCase().startsWith(name.toLowerCase()) ? address : [name, address].filter(Boolean).join(', ');
}

/** One row a property: the values of one with several follow each other. */
function valuesByName(rows: readonly (readonly [name: string, value: string])[]): [name: string, value: string][] {
  const values = new Map<string, string[]>();
  for (const [name, value] of rows) values.set(name, [...(values.get(name) ?? []), value]);
  return [...values].map(([name, each]) => [name, each.join(', ')]);
}

/** What a part of a set is, and in which sizes there is of it. */
function partRow({ kind, brand, name, sizes }: ProductData['parts'][number]): readonly [name: string, value: string] {
  return [kind || brand, [kind ? `${brand} ${name}`.trim() : name, sizes].filter(Boolean).join(', ')];
}

/** Nothing: a gift card is a balance, which nobody manufactures. */
const NO_SAFETY: ProductData['safety'] = { address: '', email: '', euResponsible: '', origin: '' };

/** Specification 2 §3; manufacturer and EU responsible person by Regulation (EU) 2023/988. */
function Properties({ data, variant }: ProductDetailsProps) {
  const t = useT('product-more');
  const { language } = useLocale();
  const { model, scale } = data;
  const { isGiftCard, manufacturer } = model;
  const safety = isGiftCard ? NO_SAFETY : data.safety;
  const isMade = manufacturer.isMaker && !isGiftCard;
  const rows: (readonly [name: string, value: string])[] = [
    ...valuesByName([
      ...data.parts.map(partRow),
      ...model.properties.map(({ name, value, unit }) => [name, measureText(value, unit, language)] as const),
    ]),
    [t('details.articleNumber'), variant?.sku || model.modelNumber],
    [t('details.origin'), safety.origin],
    [t('details.manufacturer'), isMade ? makerWords(manufacturer.name, safety.address) : ''],
    [t('details.euResponsible'), safety.euResponsible],
  ];
  return (
    <section id="details">
      <h2>{t('details.properties')}</h2>
      <div>
        <Scale scale={scale} />
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
      </div>
    </section>
  );
}

/** A collapsed section on care, for products that the workshop repairs. */
export function CareAndRepair({ data: { model, isRepairable } }: Pick<ProductDetailsProps, 'data'>) {
  const t = useT('product-more');
  if (model.isGiftCard || !isRepairable) return null;
  return (
    <Disclosure title={t('details.care')}>
      <div className="small muted prose">
        <p>{t('details.careText')}</p>
      </div>
    </Disclosure>
  );
}
