import { Link } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { Alert } from '~/ui/alert';
import { ButtonLink } from '~/ui/button';
import type { Part } from '../rules/steps';
import type { WizardData } from '../wizard-view';
import { SuggestionCard } from './suggestion-card';

/** Skis, bindings or boots that suit: best first, each with its reasons. */
export function PartStep({ data, part }: { readonly data: WizardData; readonly part: Part }) {
  const t = useT('ski-wizard');
  const { suggestions, total, incompatible, moreTo, lengths, skier, sport } = data;
  return (
    <div className="ski-part">
      <p className="muted">{t(part === 'skis' ? `lead.skis.${sport}` : `lead.${part}`)}</p>
      {skier.height === undefined && (
        <Alert>
          {t('unknownSkier')}{' '}
          <Link className="link" to={data.steps.skier}>
            {t('tellSkier')}
          </Link>
        </Alert>
      )}
      {part === 'skis' && lengths && (
        <p className="ski-fact">
          <b>{t('lengths', { from: lengths.from, to: lengths.to })}</b>
          <span>{t(`lengthsWhy.${sport}`)}</span>
        </p>
      )}
      {part === 'bindings' && sport === 'alpine' && <p className="ski-fact">{t('workshop')}</p>}
      {suggestions.length === 0 ? (
        <Nothing data={data} />
      ) : (
        <ol className="ski-cards">
          {suggestions.map((product, at) => (
            <SuggestionCard
              key={product.variantId}
              data={data}
              part={part}
              product={product}
              isBest={at === 0 && skier.height !== undefined}
            />
          ))}
        </ol>
      )}
      {moreTo && (
        <p>
          <ButtonLink to={moreTo} preventScrollReset>
            {t('more', { count: total })}
          </ButtonLink>
        </p>
      )}
      {incompatible > 0 && suggestions.length > 0 && (
        <p className="muted small">{t('leftOut', { count: incompatible })}</p>
      )}
      {part === 'boots' && data.chosen.skis && (
        <p className="row">
          <Link className="link" to={data.steps.package}>
            {t('ownBoots')}
          </Link>
        </p>
      )}
    </div>
  );
}

/** Nothing fits what is chosen: the chosen parts can be changed. */
function Nothing({ data }: { readonly data: WizardData }) {
  const t = useT('ski-wizard');
  return (
    <Alert title={t('nothing')}>
      <p className="row">
        {data.chosen.skis && (
          <Link className="link" to={data.steps.skis}>
            {t('change.skis')}
          </Link>
        )}
        {data.chosen.bindings && (
          <Link className="link" to={data.steps.bindings}>
            {t('change.bindings')}
          </Link>
        )}
        {data.chosen.boots && (
          <Link className="link" to={data.steps.boots}>
            {t('change.boots')}
          </Link>
        )}
        <Link className="link" to={data.steps.skier}>
          {t('change.skier')}
        </Link>
      </p>
    </Alert>
  );
}
