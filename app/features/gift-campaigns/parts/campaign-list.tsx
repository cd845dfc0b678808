import { Link } from '@remix-run/react';
import type { GiftCampaignLine } from '~/api/company-gifts';
import { formatDate } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { GIFT_PLACES, type GiftSide, NEW } from '../managing';
import { lastDayOf, stateKey } from '../rules/campaign-state';

type CampaignListProps = { readonly campaigns: readonly GiftCampaignLine[] | null; readonly side: GiftSide };

/** The campaigns that somebody manages, with what is used and left. */
export function CampaignList({ campaigns, side }: CampaignListProps) {
  const t = useT('gift-manage');
  const { language } = useLocale();
  if (campaigns === null) return <Alert title={t('closed')}>{t('closed.text')}</Alert>;
  const toNew = pathTo(GIFT_PLACES[side].campaign, language, { campaign: NEW });
  return (
    <>
      <p className="muted">{t('intro')}</p>
      <p>
        <ButtonLink look="solid" to={toNew}>
          {t('campaign.new')}
        </ButtonLink>
      </p>
      {campaigns.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <ul className="desk-cards">
          {campaigns.map((campaign) => (
            <li key={campaign.id}>
              <CampaignCard campaign={campaign} side={side} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function CampaignCard({ campaign, side }: { readonly campaign: GiftCampaignLine; readonly side: GiftSide }) {
  const t = useT('gift-manage');
  const { language } = useLocale();
  const { id, name, company, starts, ends, state, counts } = campaign;
  return (
    <article className="stack-s">
      <h2 className="account-card-title">
        <Link className="link" to={pathTo(GIFT_PLACES[side].campaign, language, { campaign: String(id) })}>
          {name || t('unnamed')}
        </Link>
      </h2>
      <p className="muted">
        {[
          ...(side === 'desk' && company && company !== name ? [company] : []),
          `${formatDate(starts)}–${lastDayOf(ends)}`,
          t(stateKey(state)),
        ].join(' · ')}
      </p>
      <p className="num">{t('usedOf', { count: counts.used, total: counts.total })}</p>
    </article>
  );
}
