import { useT } from '~/locale/translator';
import { Icon } from '~/ui/icon';

/** Says that a text is missing. */
export function MissingMark() {
  const t = useT('desk-stores');
  return (
    <span className="desk-missing">
      <Icon name="alert" size="xs" /> {t('missing')}
    </span>
  );
}
