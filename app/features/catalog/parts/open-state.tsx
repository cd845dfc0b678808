import { type OpeningTimes, openState } from 'contract/opening-hours';
import { openWords } from '~/locale/opening-words';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { classNames } from '~/ui/class-names';
import { useNow } from '~/ui/use-now';

type OpenStateProps = {
  readonly times: OpeningTimes;
  /** When the page was rendered, in milliseconds. */
  readonly rendered: number;
};

/** Whether a store is open now, and until or from when. It goes on by itself on a page that is left open. */
export function OpenState({ times, rendered }: OpenStateProps) {
  const t = useT('catalog');
  const { language } = useLocale();
  const now = new Date(useNow(rendered));
  return (
    <span className={classNames('open', !openState(times, now).isOpen && 'closed')}>
      {openWords(times, now, { t, language })}
    </span>
  );
}
