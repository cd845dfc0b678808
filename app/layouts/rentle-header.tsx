import { Logo } from '~/features/shell/parts/logo';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Icon } from '~/ui/icon';
import { useFollowedLinks } from '~/ui/use-followed-links';

/** The header of the rental service: its name beside the shop's, and the ways back to the shop and to its stores. */
export function RentleHeader({ shopName }: { readonly shopName: string }) {
  const t = useT('shell');
  const { language } = useLocale();
  const follow = useFollowedLinks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the links inside handle clicks
    <header className="header" onClick={follow}>
      <div className="header-bar header-static">
        <div className="wrap header-row">
          <Logo name={shopName} to={pathTo('home', language)} label={t('logo.home')} />
          <a className="rentle-name" href={pathTo('rentle', language)}>
            {t('rental')}
          </a>
          <div className="header-tools">
            <a className="btn btn-quiet btn-s" href={pathTo('home', language)}>
              <Icon name="chevron-left" size="xs" />
              {t('backToShop')}
            </a>
          </div>
        </div>
      </div>
    </header>
  );
}
