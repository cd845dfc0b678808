import { Link } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { Alert } from '~/ui/alert';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import type { Part } from '../rules/steps';
import type { WizardData } from '../wizard-view';
import { SkierAnswers } from './skier-answers';
import { BestCard, SuggestionRow } from './suggestion-card';

/** Skis, bindings or boots that suit: the best one whole, the others in rows, each with its reasons. */
export function PartStep({ data, part }: { readonly data: WizardData; readonly part: Part }) {
  const t = useT('ski-wizard');
  const { suggestions, total, incompatible, moreTo, lengths, skier, sport } = data;
  return (
    <div className="ski-part">
      <SkierAnswers data={data} />
      {skier.height === undefined && (
        <Alert>
          {t('unknownSkier')}{' '}
          <Link className="link" to={data.steps.skier}>
            {t('tellSkier')}
          </Link>
        </Alert>
      )}
      {part === 'skis' && lengths ? (
        <Lengths lengths={lengths} sport={sport} />
      ) : (
        <p className="muted">{t(part === 'skis' ? `lead.skis.${sport}` : `lead.${part}`)}</p>
      )}
      {suggestions.length === 0 ? (
        <Nothing data={data} />
      ) : (
        <ol className="ski-cards">
          {suggestions.map((product, at) => {
            const Card = at === 0 && skier.height !== undefined ? BestCard : SuggestionRow;
            return <Card key={product.variantId} data={data} part={part} product={product} />;
          })}
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
      {part === 'bindings' && sport === 'alpine' && <p className="muted small">{t('workshop')}</p>}
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

type LengthsProps = { readonly lengths: NonNullable<WizardData['lengths']>; readonly sport: WizardData['sport'] };

/** The lengths that suit; why, and what the width of skis means, unfold. */
function Lengths({ lengths, sport }: LengthsProps) {
  const t = useT('ski-wizard');
  return (
    <details className="ski-fact">
      <summary>
        <b>{t('lengths', { from: lengths.from, to: lengths.to })}</b>
        <span className="ski-fact-why">
          {t('lengthsAsk')}
          <Icon name="chevron-down" size="s" />
        </span>
      </summary>
      <p>{t(`lengthsWhy.${sport}`)}</p>
      <p>{t(`lead.skis.${sport}`)}</p>
    </details>
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
