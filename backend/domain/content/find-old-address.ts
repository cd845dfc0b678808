import type { ShopLanguage } from '../locale/language';
import { type Connection, preparedQuery } from '../reading/reader';

const currentAddress = preparedQuery<{ target: string }, [language: ShopLanguage, paths: readonly string[]]>(
  'old-address',
  `select coalesce('/' || b.slug || '/' || m.slug || '/', '/' || t.path || '/') as target
   from unnest($2::text[]) with ordinality as named(path, place)
   join old_addresses o on o.path = named.path
   left join models m on m.id = o.model_id and m.is_public
   left join manufacturers b on b.id = m.manufacturer_id
   left join product_group_texts t on t.group_id = o.group_id and t.language = $1
   where m.id is not null or t.group_id is not null
   order by named.place limit 1`,
);

/** What other shops put before the address of a page: the market or language, the collection or category it was opened from. */
function writtenForms(path: string): string[] {
  const plain = path.replace(/^[a-z]{2}(?:-[a-z]{2})?\//, '');
  const forms = [path, plain];
  const product = /^collections\/[^/]+\/(products\/[^/]+)$/.exec(plain)?.[1];
  if (product) forms.push(product);
  const page = /\/([^/]+\.html?)$/.exec(plain)?.[1];
  if (page) forms.push(page);
  return [...new Set(forms)];
}

/**
 * Where an imported product or group is today that had a path in the shop it comes from.
 * @param path lower case, decoded, without slashes at its ends
 * @returns a path of this shop; undefined when no public product and no group had it
 */
export async function findOldAddress(
  pool: Connection,
  language: ShopLanguage,
  path: string,
): Promise<string | undefined> {
  const [found] = await currentAddress(pool, language, writtenForms(path));
  return found?.target;
}
