import { useT } from '~/locale/translator';
import { Button, ButtonLink, IconButton, IconLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { FORCED, GuideSection, Specimen, State, States } from './specimen';

const LOOKS = ['primary', 'solid', 'line', 'quiet'] as const;
const SIZES = ['s', 'm', 'l'] as const;

type LookProps = { readonly look: (typeof LOOKS)[number] };

/** One look of the button in every state and size. */
function ButtonLook({ look }: LookProps) {
  const t = useT('style-guide');
  return (
    <Specimen code={`Button look="${look}"`}>
      <States width="narrow">
        <State name={t('state.rest')}>
          <Button type="button" look={look}>
            {t('word.save')}
          </Button>
        </State>
        {FORCED.map((forced) => (
          <State key={forced} name={t(`state.${forced}`)} forced={forced}>
            <Button type="button" look={look}>
              {t('word.save')}
            </Button>
          </State>
        ))}
        <State name={t('state.disabled')}>
          <Button type="button" look={look} disabled>
            {t('word.save')}
          </Button>
        </State>
        <State name={t('state.pending')}>
          <Button type="button" look={look} pending>
            {t('word.save')}
          </Button>
        </State>
      </States>
      <div className="sg-row">
        {SIZES.map((size) => (
          <Button key={size} type="button" look={look} size={size}>
            <Icon name="bag" size="s" />
            {t('word.save')}
          </Button>
        ))}
      </div>
    </Specimen>
  );
}

function IconButtons() {
  const t = useT('style-guide');
  return (
    <Specimen code="IconButton, IconLink">
      <States width="narrow">
        <State name={t('state.rest')}>
          <IconButton type="button" label={t('word.wish')}>
            <Icon name="heart" />
          </IconButton>
        </State>
        {FORCED.map((forced) => (
          <State key={forced} name={t(`state.${forced}`)} forced={forced}>
            <IconButton type="button" label={t('word.wish')}>
              <Icon name="heart" />
            </IconButton>
          </State>
        ))}
        <State name={t('state.checked')}>
          <IconButton type="button" label={t('word.wished')}>
            <Icon name="heart-full" />
          </IconButton>
        </State>
        <State name={t('state.disabled')}>
          <IconButton type="button" label={t('word.wish')} disabled>
            <Icon name="heart" />
          </IconButton>
        </State>
        <State name={t('word.cart')}>
          <IconLink to="#buttons" label={t('word.cart')}>
            <Icon name="bag" />
            <span className="count">2</span>
          </IconLink>
        </State>
      </States>
    </Specimen>
  );
}

/** Buttons in each look, size and state, and round ones around icons. */
export function ButtonSpecimens() {
  const t = useT('style-guide');
  return (
    <GuideSection name="buttons">
      {LOOKS.map((look) => (
        <ButtonLook key={look} look={look} />
      ))}
      <Specimen code="Button block, ButtonLink">
        <div className="sg-narrow stack">
          <Button type="button" look="primary" block>
            {t('word.save')}
          </Button>
          <ButtonLink to="#buttons" block>
            {t('word.more')}
          </ButtonLink>
        </div>
      </Specimen>
      <IconButtons />
    </GuideSection>
  );
}
