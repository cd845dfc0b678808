import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { Icon } from '~/ui/icon';

/** What the shop stands for; Finnish ownership is told in Finnish only. Specification 2 §2, §9. */
export function Promises() {
  const t = useT('product');
  const { language } = useLocale();
  return (
    <ul className="facts facts-plain">
      <li>
        <Icon name="return" />
        <span>{t('promise.returns')}</span>
      </li>
      <li>
        <Icon name="shield" />
        <span>{t('promise.repair')}</span>
      </li>
      {language === 'fi' && (
        <li>
          <Icon name="flag" />
          <span>{t('promise.finnish')}</span>
        </li>
      )}
    </ul>
  );
}
