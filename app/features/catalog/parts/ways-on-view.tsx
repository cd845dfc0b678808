import { Chip } from '~/ui/chip';
import type { WaysOn } from '../ways-on.server';
import { ProductShelf } from './product-shelf';

type WaysOnViewProps = WaysOn & {
  readonly departmentsTitle: string;
  readonly popularTitle: string;
};

/** Departments as chips and a row of popular products. */
export function WaysOnView({ departments, departmentsTitle, popular, popularTitle }: WaysOnViewProps) {
  return (
    <div className="ways-on">
      {departments.length > 0 && (
        <nav className="chips" aria-label={departmentsTitle}>
          {departments.map(({ label, to }) => (
            <Chip key={to} to={to}>
              {label}
            </Chip>
          ))}
        </nav>
      )}
      {popular.length > 0 && (
        <section className="section" aria-labelledby="popular">
          <div className="section-head">
            <h2 id="popular">{popularTitle}</h2>
          </div>
          <ProductShelf products={popular} />
        </section>
      )}
    </div>
  );
}
