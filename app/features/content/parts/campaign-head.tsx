import { useEffect, useState } from 'react';
import { useT } from '~/locale/translator';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { Icon } from '~/ui/icon';
import type { CampaignEnd } from '../campaign-time';
import type { CampaignData } from '../load-campaign.server';
import { RichText } from '../rich-text';
import { lastDayOf } from '../rules/campaign-days';
import { Below } from './below';
import { HeadPicture } from './head-picture';
import { Teasers } from './teasers';

type CampaignHeadProps = { readonly campaign: CampaignData; readonly hasProducts: boolean };

/** The head of a campaign: picture, days, words. Its products follow. */
export function CampaignHead({ campaign, hasProducts }: CampaignHeadProps) {
  const t = useT('pages');
  const words = useT('catalog');
  const { title, lead, end, picture, crumbs, html } = campaign;
  return (
    <>
      <div className="wrap">
        <Breadcrumbs label={words('breadcrumbs')} crumbs={crumbs} />
      </div>
      <div className="campaign">
        <HeadPicture picture={picture} sizes="(min-width: 60rem) 58vw, 100vw" />
        <div className="campaign-words">
          <p className="eyebrow">{t('campaign')}</p>
          <h1>{title}</h1>
          {end && <Days end={end} />}
          {lead && <p className="campaign-lead">{lead}</p>}
          <p className="row">
            {hasProducts && (
              <a className="btn btn-primary" href="#products">
                {t('campaign.products')}
              </a>
            )}
            {html && (
              <a className="arrow" href="#campaign-text">
                {t('campaign.read')}
                <Icon name="arrow-right" size="s" />
              </a>
            )}
          </p>
        </div>
      </div>
    </>
  );
}

/** What a campaign has to say; after its products, which people come for. */
export function CampaignText({ campaign: { html, booking } }: { readonly campaign: CampaignData }) {
  const t = useT('pages');
  if (!html) return null;
  return (
    <div id="campaign-text" className="wrap campaign-text">
      <h2>{t('campaign.about')}</h2>
      <RichText html={html} className="info-text" booking={booking} />
    </div>
  );
}

/** Days for which the page counts down. */
const COUNTED_DAYS = 14;

/** The last day, in words; with scripts also how many days are left, which a stored page does not know. */
function Days({ end }: { readonly end: CampaignEnd }) {
  const t = useT('pages');
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => setLeft(lastDayOf(end.ends, Date.now())?.daysLeft ?? null), [end.ends]);
  const isNear = left !== null && left >= 0 && left <= COUNTED_DAYS;
  return (
    <p className="campaign-days">
      <time dateTime={end.iso}>{end.text}</time>
      {isNear && <span>{left === 0 ? t('lastDay') : t('daysLeft', { count: left })}</span>}
    </p>
  );
}

/** The other campaigns that run. */
export function OtherCampaigns({ campaign: { others } }: { readonly campaign: CampaignData }) {
  const t = useT('pages');
  if (others.length === 0) return null;
  return (
    <Below title={t('campaign.others')}>
      <Teasers teasers={others} columns={others.length === 2 ? 'two' : 'three'} />
    </Below>
  );
}
