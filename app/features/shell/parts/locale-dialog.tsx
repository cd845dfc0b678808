import { useFetcher } from '@remix-run/react';
import { useCallback, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { needs, useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { useBackgroundLoad } from '~/routing/background-load';
import { pathTo } from '~/routing/path-to';
import { Dialog } from '~/ui/overlay';
import type { LocaleScreenData } from '../locale-screen.server';
import { GuessedCountry } from './guessed-country';
import { LocaleChooser } from './locale-chooser';

// The dialog and its texts are a separate file, loaded when the dialog is opened.
await needs('locale', 'common');

type LocaleDialogProps = { readonly next: string; readonly onClose: () => void };

/**
 * The locale screen as a dialog over the page; when it cannot load, navigates to the screen itself. The form posts to that
 * screen.
 */
export default function LocaleDialog({ next, onClose }: LocaleDialogProps) {
  const t = useT('locale');
  const { language, country, currency } = useLocale();
  const { load, data } = useFetcher<LocaleScreenData | null>();
  const address = pathTo('locale', language, {}, { next });
  const goThere = useCallback(() => window.location.assign(address), [address]);
  const loadInBackground = useBackgroundLoad(load, goThere);
  useEffect(() => loadInBackground(address), [loadInBackground, address]);
  useEffect(() => {
    if (data === null) goThere();
  }, [data, goThere]);
  return createPortal(
    <Dialog id="locale-dialog" title={t('title')} closeLabel={t('close')} closeTo={address} open onClose={onClose}>
      {data ? (
        <>
          {data.guess && <GuessedCountry guess={data.guess} next={next} />}
          <LocaleChooser
            action={pathTo('locale', language)}
            {...data.choices}
            chosen={{ language, country, currency }}
            next={next}
          />
        </>
      ) : (
        <p className="locale-waiting muted" role="status">
          {t('loading')}
        </p>
      )}
    </Dialog>,
    document.body,
  );
}
