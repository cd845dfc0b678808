import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';

const LocaleDialog = lazy(() => import('./locale-dialog'));

type LocaleLinkProps = {
  /** The page to return to. */
  readonly next: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Link to the choice of language, delivery country and currency; with scripts it opens as a dialog. */
export function LocaleLink({ next, className, children }: LocaleLinkProps) {
  const { language } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    // the locale screen itself already has the form
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

/** The flag of the delivery country; the adjacent text names it. */
export function Flag() {
  const { country } = useLocale();
  return <img className="flag" src={`/flags/${country}.svg`} width={21} height={14} alt="" loading="lazy" />;
}
