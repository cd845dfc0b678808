import { Plate } from '~/features/catalog/parts/plate';
import { useT } from '~/locale/translator';
import { ArrowLink } from '~/ui/text-link';
import type { PageMore } from '../product-data';

/** Guides to the product. Specification 2 §2: only if there are any. */
export function Guides({ guides }: Pick<PageMore, 'guides'>) {
  const t = useT('product-more');
  if (guides.length === 0) return null;
  return (
    <section id="guides">
      <h2>{t('guides.heading')}</h2>
      <GuideList guides={guides} />
    </section>
  );
}

/** The list alone, for the panel. */
export function GuideList({ guides }: Pick<PageMore, 'guides'>) {
  return (
    <ul className="guides">
      {guides.map(({ label, to }) => (
        <li key={to}>
          <ArrowLink to={to}>{label}</ArrowLink>
        </li>
      ))}
    </ul>
  );
}

/** The brand: logo, text and a link to its page. Specification 2 §2. */
export function Brand({ brand }: Pick<PageMore, 'brand'>) {
  const t = useT('product-more');
  if (!brand) return null;
  const { name, to, logo, text } = brand;
  return (
    <section id="brand">
      <h2>{t('brand.heading')}</h2>
      <div className="brand-panel">
        {logo && <Plate picture={logo} use="thumb" alt="" priority="lazy" />}
        <div>
          <h3>{name}</h3>
          {text && <p className="muted">{text}</p>}
          <ArrowLink to={to}>{t('brand.all', { brand: name })}</ArrowLink>
        </div>
      </div>
    </section>
  );
}

/** The data behind the page, for developers: on a local development host only. Specification 2 §2. */
export function DebugData({ debugData }: Pick<PageMore, 'debugData'>) {
  const t = useT('product-more');
  if (debugData === null) return null;
  return (
    <section id="data">
      <h2>{t('data.heading')}</h2>
      <pre className="debug-data">{debugData}</pre>
    </section>
  );
}
