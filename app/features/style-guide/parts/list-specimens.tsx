import { useT } from '~/locale/translator';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { Chip, RemovableChip } from '~/ui/chip';
import { Pagination } from '~/ui/pagination';
import { Steps } from '~/ui/steps';
import { Ticks } from '~/ui/ticks';
import { FORCED, GuideSection, Specimen, State, States } from './specimen';

const HERE = '#lists';

function Chips() {
  const t = useT('style-guide');
  return (
    <Specimen code="Chip, RemovableChip">
      <States>
        <State name={t('state.rest')}>
          <Chip to={HERE} count={48}>
            {t('list.shells')}
          </Chip>
        </State>
        {FORCED.map((forced) => (
          <State key={forced} name={t(`state.${forced}`)} forced={forced}>
            <Chip to={HERE} count={48}>
              {t('list.shells')}
            </Chip>
          </State>
        ))}
        <State name={t('state.current')}>
          <Chip to={HERE} count={32} current>
            {t('list.trousers')}
          </Chip>
        </State>
        <State name={t('state.checked')}>
          <RemovableChip to={HERE} removeLabel={t('list.remove')}>
            {t('colour.green')}
          </RemovableChip>
        </State>
        <State name={t('state.hover')} forced="hover">
          <RemovableChip to={HERE} removeLabel={t('list.remove')}>
            {t('colour.green')}
          </RemovableChip>
        </State>
      </States>
    </Specimen>
  );
}

/** Navigation of lists: breadcrumbs, filter chips, steps, pages. */
export function ListSpecimens() {
  const t = useT('style-guide');
  const steps = [t('list.step.1'), t('list.step.2'), t('list.step.3')];
  const labels = { previous: t('list.previous'), next: t('list.next') };
  return (
    <GuideSection name="lists">
      <Specimen code="Breadcrumbs">
        <Breadcrumbs
          label={t('list.crumbs')}
          crumbs={[
            { label: t('list.home'), to: HERE },
            { label: t('list.clothing'), to: HERE },
            { label: t('list.shells') },
          ]}
        />
      </Specimen>
      <Chips />
      <Specimen code="Ticks">
        <Ticks lines={steps} />
      </Specimen>
      <Specimen code="Steps">
        <div className="stack">
          <Steps steps={steps} isBeside />
          <Steps steps={steps} />
        </div>
      </Specimen>
      <Specimen code="Pagination">
        <Pagination page={1} pageCount={12} to={() => HERE} labels={{ ...labels, nav: t('list.pages.first') }} />
        <Pagination page={6} pageCount={12} to={() => HERE} labels={{ ...labels, nav: t('list.pages.middle') }} />
      </Specimen>
    </GuideSection>
  );
}
