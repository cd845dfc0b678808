import { LANGUAGES, type Language, languageTable } from '~/locale/languages';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { TextLink } from '~/ui/text-link';

type PreviewBarProps = {
  readonly id: number;
  readonly version: number;
  /** Languages that have a text; of the one that is shown; and the one that was asked for. */
  readonly languages: readonly Language[];
  readonly language: Language;
  readonly wanted: Language;
};

/** Says above a page that it is a preview, and leads to its other languages and back to its editor. */
export function PreviewBar({ id, version, languages, language, wanted }: PreviewBarProps) {
  const t = useT('desk-content');
  const { language: own } = useLocale();
  const params = { id: String(id) };
  return (
    <aside className="desk-preview-bar" aria-label={t('preview')}>
      <div className="wrap">
        <b>{t('preview.of', { number: version })}</b>
        {language !== wanted && <span>{t('preview.missing', { language: t(`language.${wanted}`) })}</span>}
        <ul className="desk-chips">
          {LANGUAGES.filter((each) => languages.includes(each)).map((each) => (
            <li key={each}>
              <TextLink
                to={pathTo('deskContentPreview', own, params, { language: each })}
                aria-current={each === language ? 'true' : undefined}
                lang={each}
              >
                {languageTable[each].name}
              </TextLink>
            </li>
          ))}
        </ul>
        <TextLink to={pathTo('deskContent', own, params)}>{t('preview.back')}</TextLink>
      </div>
    </aside>
  );
}
