import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';

/** The label of a return, to be printed. */
export function LabelLink({ reference, number }: { readonly reference: string; readonly number: string }) {
  const t = useT('returns');
  const { language } = useLocale();
  return (
    <p>
      <a className="btn btn-line" href={pathTo('returnLabel', language, { slug: reference })} download>
        {t('label')} <span className="sr">{number}</span>
      </a>
    </p>
  );
}
