import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';

/** Photographs, small; each opens the large one. */
export function PhotoList({ names }: { readonly names: readonly string[] }) {
  const t = useT('photos');
  const { language } = useLocale();
  if (names.length === 0) return null;
  return (
    <ul className="complaint-photos">
      {names.map((token, index) => (
        <li key={token}>
          <a href={pathTo('complaintPicture', language, { token })} target="_blank" rel="noreferrer">
            <img
              src={pathTo('complaintPicture', language, { token }, { size: 'small' })}
              alt={t('photos.open', { number: index + 1 })}
              width={112}
              height={112}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
