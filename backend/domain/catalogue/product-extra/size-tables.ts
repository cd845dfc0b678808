import type { ShopLanguage } from '../../locale/language';
import { type PictureWire, pictureJson } from '../../reading/picture';
import { preparedQuery } from '../../reading/reader';
import { textsIn } from '../../reading/text-fallback';

/** A table of the measurements of each size; a row has one value per size, empty when there is none. */
export interface SizeTable {
  readonly name: string;
  readonly infoHtml: string;
  readonly sizes: { name: string; productType: string }[];
  readonly rows: { category: string; unit: string; values: string[] }[];
  readonly images: PictureWire[];
  readonly sourceImage: PictureWire | null;
}

const PLACE = 't.size_table_id = s.id and t.place =';

/** Size tables of a model, in order. */
export const readSizeTables = preparedQuery<SizeTable, [language: ShopLanguage, modelSlug: string]>(
  'size-tables',
  `select st.name, st.info_html as "infoHtml",
     coalesce((select json_agg(json_build_object('name', c.size, 'productType', coalesce(ct.product_type, '')) order by c.place)
       from size_table_columns c
       left ${textsIn('size_table_column_texts', 'ct', `${PLACE} c.place`, '$1')}
       where c.size_table_id = s.id), '[]') as sizes,
     coalesce((select json_agg(json_build_object('category', coalesce(rt.category, ''), 'unit', r.unit, 'values', array(
           select coalesce(cell.value, '') from size_table_columns c
           left join size_table_cells cell on cell.size_table_id = s.id and cell.row_place = r.place
             and cell.column_place = c.place
           where c.size_table_id = s.id order by c.place)) order by r.place)
       from size_table_rows r
       left ${textsIn('size_table_row_texts', 'rt', `${PLACE} r.place`, '$1')}
       where r.size_table_id = s.id), '[]') as rows,
     coalesce((select json_agg(${pictureJson('md')} order by i.sort) from size_table_images i
       join media md on md.hash = i.media where i.size_table_id = s.id), '[]') as images,
     ${pictureJson('source', 'st.name')} as "sourceImage"
   from models m join model_size_tables ms on ms.model_id = m.id join size_tables s on s.id = ms.size_table_id
   ${textsIn('size_table_texts', 'st', 't.size_table_id = s.id', '$1')}
   left join media source on source.hash = s.image
   where m.slug = $2 order by ms.sort, s.id`,
);
