import { Link } from '@remix-run/react';
import { sizeText } from 'contract/size-text';
import { unitName } from 'contract/unit-name';
import type { ReactNode } from 'react';
import { Plate } from '~/features/catalog/parts/plate';
import { formatNumber } from '~/locale/numbers';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Chip } from '~/ui/chip';
import { Icon } from '~/ui/icon';
import { Dialog } from '~/ui/overlay';
import { SIZE_GUIDE } from '../parts/dialog-names';
import { isLength, LENGTH_UNITS, type LengthUnit, requestedUnit, toInches } from '../rules/size-units';
import type { ProductState } from '../use-product';
import type { SizeGroup, SizeGuide, SizeTable } from './load-size-guide.server';

type SizeGuideProps = {
  readonly guide: SizeGuide | null;
  readonly product: ProductState;
  /** How the size runs by the reviews. */
  readonly note?: ReactNode;
};

/** The size guide, a dialog with its own address (`?size-guide=cm`, `inch`). Specification 2 §2, §5. */
export function SizeGuideDialog({ guide, product, note }: SizeGuideProps) {
  const t = useT('product');
  const more = useT('product-more');
  const unit = requestedUnit(product.search.get('size-guide'));
  if (!guide?.tables || unit === null) return null;
  const hasLengths = guide.tables.some(({ groups }) => groups.some(({ measures }) => measures.some(hasLengthUnit)));
  return (
    <Dialog
      id={SIZE_GUIDE}
      title={t('sizeGuide.link')}
      closeLabel={more('sizeGuide.close')}
      closeTo={product.to()}
      open
      wide
    >
      <div className="size-guide">
        {hasLengths && <Units unit={unit} product={product} />}
        {note}
        {guide.tables.map((table) => (
          <Table key={table.name} table={table} unit={unit} hasName={(guide.tables?.length ?? 0) > 1} />
        ))}
        {guide.own && !guide.own.isMarked && <SaveOwn />}
      </div>
    </Dialog>
  );
}

const hasLengthUnit = ({ unit }: { readonly unit: string }): boolean => isLength(unit);

function Units({ unit, product }: { readonly unit: LengthUnit; readonly product: ProductState }) {
  const t = useT('product-more');
  return (
    <nav className="chips" aria-label={t('sizeGuide.unit')}>
      {LENGTH_UNITS.map((each) => (
        <Chip key={each} to={product.to({ 'size-guide': each })} current={each === unit} preventScrollReset replace>
          {t(`sizeGuide.${each}`)}
        </Chip>
      ))}
    </nav>
  );
}

function SaveOwn() {
  const t = useT('product-more');
  const { language } = useLocale();
  return (
    <p className="small">
      <Link className="link" to={pathTo('accountSizes', language)}>
        {t('sizeGuide.saveOwn')}
      </Link>
    </p>
  );
}

type TableProps = { readonly table: SizeTable; readonly unit: LengthUnit; readonly hasName: boolean };

function Table({ table: { name, groups, infoHtml, pictures }, unit, hasName }: TableProps) {
  const t = useT('product-more');
  return (
    <div className="size-guide">
      {hasName && <h3>{name}</h3>}
      {groups.map((group) => (
        <Sizes
          key={group.name}
          caption={group.name || name}
          isCaptionShown={group.name !== ''}
          group={group}
          unit={unit}
        />
      ))}
      {pictures.map((picture) => (
        <Plate key={picture.path} picture={picture} use="large" alt={picture.caption || t('sizeGuide.where')} />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server */}
      {infoHtml && <div className="prose small" dangerouslySetInnerHTML={{ __html: infoHtml }} />}
    </div>
  );
}

type SizesProps = {
  readonly caption: string;
  readonly isCaptionShown: boolean;
  readonly group: SizeGroup;
  readonly unit: LengthUnit;
};

/** One row per size, the customer's own ones marked; scrolls sideways where it is wider than the dialog. */
function Sizes({ caption, isCaptionShown, group: { measures, sizes }, unit }: SizesProps) {
  const more = useT('product-more');
  const { language } = useLocale();
  const inches = (value: number) => formatNumber(value, language, 1);
  const unitOf = (own: string) => {
    const written = own.trim().toLowerCase();
    if (!isLength(written)) return unitName(own, language);
    return more(unit === 'inch' ? 'sizeGuide.inch' : written === 'mm' ? 'sizeGuide.mm' : 'sizeGuide.cm');
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="size-table-scroll" aria-label={caption} tabIndex={0}>
      <table className="size-table">
        <caption className={isCaptionShown ? undefined : 'sr'}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{more('sizeGuide.size')}</th>
            {measures.map(({ name, unit: own }) => (
              <th key={name} scope="col">
                {name} {own && <small>{unitOf(own)}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ name, isOwn, values }) => (
            <tr key={name} className={isOwn ? 'is-own' : undefined}>
              <th scope="row">
                {sizeText(name, language)}
                {isOwn && (
                  <small>
                    <Icon name="check" size="xs" />
                    {more('sizeGuide.own')}
                  </small>
                )}
              </th>
              {values.map((value, at) => {
                const { name: measure = '', unit: own = '' } = measures[at] ?? {};
                return <td key={measure}>{unit === 'inch' ? toInches(value, own, inches) : value}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
