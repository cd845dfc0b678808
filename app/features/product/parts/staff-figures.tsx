import type { Variant } from '~/features/catalog/product';
import type { StaffView } from '../staff-view-data';

type StaffFiguresProps = { readonly staff: StaffView; readonly variant: Variant | null };

/** Units by store of the chosen variant, or of all variants while none is chosen, and shelf codes; for staff. Specification 2 §6. */
export function StaffFigures({ staff, variant }: StaffFiguresProps) {
  const units = (stocks: Readonly<Record<number, number>>) =>
    variant ? (stocks[variant.id] ?? 0) : Object.values(stocks).reduce((sum, held) => sum + held, 0);
  return (
    <section className="staff-figures">
      <h2>{staff.title}</h2>
      <table className="stock">
        <tbody>
          {staff.stores.map(({ name, stocks }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="num">{units(stocks)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {staff.shelf && <p>{staff.shelf}</p>}
    </section>
  );
}
