import { useT } from '~/locale/translator';
import { Breadcrumbs, type Crumb } from '~/ui/breadcrumbs';
import { Chip } from '~/ui/chip';

/** Characters of a description that are shown before Read more. */
const SHOWN = 180;

type ListHeadProps = {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  /** Rich text, sanitised. */
  readonly descriptionHtml: string;
  /** Plain text of the beginning. */
  readonly intro: string;
};

/** Where one is, what is sold here, and why. */
export function ListHead({ crumbs, title, descriptionHtml, intro }: ListHeadProps) {
  const t = useT('listing');
  const isLong = descriptionHtml.replace(/<[^>]+>/g, '').length > SHOWN;
  return (
    <>
      <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs} />
      <div className="list-head">
        <h1>{title}</h1>
        {isLong ? (
          <>
            {intro && <p>{intro}</p>}
            <details className="read-more">
              <summary className="link">{t('readMore')}</summary>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the loader */}
              <div className="prose" dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
            </details>
          </>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the loader
          <div className="prose muted" dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
        )}
      </div>
    </>
  );
}

type GroupChipsProps = {
  readonly label: string;
  readonly groups: readonly { readonly label: string; readonly to: string; readonly count: number | null }[];
};

/** The groups inside this one, each with how many products it has where that is known. */
export function GroupChips({ label, groups }: GroupChipsProps) {
  if (groups.length === 0) return null;
  return (
    <nav aria-label={label} className="chips">
      {groups.map((group) => (
        <Chip key={group.to} to={group.to} {...(group.count !== null && { count: group.count })}>
          {group.label}
        </Chip>
      ))}
    </nav>
  );
}
