import type { WaysOn } from '../ways-on.server';
import { GroupTiles } from './group-tiles';
import { ProductShelf } from './product-shelf';

type WaysOnViewProps = WaysOn & {
  readonly departmentsTitle: string;
  readonly popularTitle: string;
};

/** Departments as a row of pictures, then a row of popular products. */
export function WaysOnView({ departments, departmentsTitle, popular, popularTitle }: WaysOnViewProps) {
  return (
    <div className="ways-on">
      <GroupTiles label={departmentsTitle} groups={departments} />
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
