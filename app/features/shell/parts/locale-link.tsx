import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';

const LocaleDialog = lazy(() => import('./locale-dialog'));

type LocaleLinkProps = {
  /** The page to come back to. */
  readonly next: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Leads to the choice of language, delivery country and currency; where scripts run it opens over the page. */
export function LocaleLink({ next, className, children }: LocaleLinkProps) {
  const { language } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    // on the locale screen itself the form is there already
    if (isElsewhere || document.getElementById('locale-language')) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a className={className} href={pathTo('locale', language, {}, { next })} aria-haspopup="dialog" onClick={open}>
        {children}
      </a>
      {isOpen && (
        <Suspense fallback={null}>
          <LocaleDialog next={next} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The flag of the delivery country; the words beside it name it. */
export function Flag() {
  const { country } = useLocale();
  return <img className="flag" src={`/flags/${country}.svg`} width={21} height={14} alt="" />;
}
