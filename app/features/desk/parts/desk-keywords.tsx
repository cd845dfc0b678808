import { Link } from '@remix-run/react';
import type { ListedKeyword } from '~/api/desk-keywords';
import { LANGUAGES, languageTable } from '~/locale/languages';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { EmptyState } from '~/ui/empty-state';
import { DeskTable } from './desk-table';
import { MissingMark } from './missing-mark';

/** Every explained word in its languages, and the way to a new one. */
export function DeskKeywordsList({ keywords }: { readonly keywords: readonly ListedKeyword[] }) {
  const t = useT('desk-site');
  const { language } = useLocale();
  const columns = [t('keywords.word'), ...LANGUAGES.map((each) => languageTable[each].name)];
  return (
    <>
      <p>
        <Link className="btn btn-solid" to={pathTo('deskNewKeyword', language)}>
          {t('keywords.new')}
        </Link>
      </p>
      {keywords.length === 0 ? (
        <EmptyState title={t('keywords.none')} />
      ) : (
        <DeskTable label={t('keywords.title')} columns={columns}>
          {keywords.map(({ id, words }) => (
            <tr key={id}>
              <th scope="row">
                <Link className="link" to={pathTo('deskKeyword', language, { keyword: String(id) })}>
                  {words[language] ?? words.fi ?? Object.values(words)[0] ?? '–'}
                </Link>
              </th>
              {LANGUAGES.map((each) => (
                <td key={each} lang={words[each] ? each : undefined}>
                  {words[each] ?? <MissingMark />}
                </td>
              ))}
            </tr>
          ))}
        </DeskTable>
      )}
    </>
  );
}
