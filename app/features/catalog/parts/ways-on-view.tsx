import { Chip } from '~/ui/chip';
import type { WaysOn } from '../ways-on.server';
import { ProductShelf } from './product-shelf';

type WaysOnViewProps = WaysOn & {
  readonly departmentsTitle: string;
  readonly popularTitle: string;
};

/** A row of popular products, and departments as chips. */
export function WaysOnView({ departments, departmentsTitle, popular, popularTitle }: WaysOnViewProps) {
  return (
    <div className="ways-on">
      {popular.length > 0 && (
        <section className="section" aria-labelledby="popular">
          <div className="section-head">
            <h2 id="popular">{popularTitle}</h2>
          </div>
          <ProductShelf products={popular} />
        </section>
      )}
      {departments.length > 0 && (
        <nav className="section" aria-labelledby="departments">
          <div className="section-head">
            <h2 id="departments">{departmentsTitle}</h2>
          </div>
          <div className="chips">
            {departments.map(({ label, to }) => (
              <Chip key={to} to={to}>
                {label}
              </Chip>
            ))}
          </div>
        </nav>
      )}
    </div>
  );
}
