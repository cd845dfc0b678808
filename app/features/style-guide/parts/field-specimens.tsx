import { useT } from '~/locale/translator';
import { SelectField, TextAreaField, TextField } from '~/ui/field';
import { PasswordField } from '~/ui/password-field';
import { type Forced, GuideSection, Specimen, State, States } from './specimen';

/** A field has no pressed style. */
const FORCED_STATES: readonly Forced[] = ['hover', 'focus'];

function TextFields() {
  const t = useT('style-guide');
  const label = t('field.city');
  return (
    <Specimen code="TextField">
      <States width="wide">
        <State name={t('state.rest')}>
          <TextField id="city-rest" label={label} />
        </State>
        {FORCED_STATES.map((forced) => (
          <State key={forced} name={t(`state.${forced}`)} forced={forced}>
            <TextField id={`city-${forced}`} label={label} defaultValue={t('field.city.value')} />
          </State>
        ))}
        <State name={t('state.help')}>
          <TextField id="city-help" label={label} hint={t('field.hint')} />
        </State>
        <State name={t('state.error')}>
          <TextField id="city-error" label={label} hint={t('field.hint')} error={t('field.error')} />
        </State>
        <State name={t('state.disabled')}>
          <TextField id="city-disabled" label={label} defaultValue={t('field.city.value')} disabled />
        </State>
        <State name={t('field.search')}>
          <TextField
            id="sample-search"
            type="search"
            label={t('field.search')}
            labelHidden
            placeholder={t('field.search.placeholder')}
          />
        </State>
      </States>
    </Specimen>
  );
}

function SelectFields() {
  const t = useT('style-guide');
  const label = t('field.sort');
  const options = (
    <>
      <option>{t('field.newest')}</option>
      <option>{t('field.cheapest')}</option>
    </>
  );
  return (
    <Specimen code="SelectField">
      <States width="wide">
        <State name={t('state.rest')}>
          <SelectField id="sort-rest" label={label}>
            {options}
          </SelectField>
        </State>
        {FORCED_STATES.map((forced) => (
          <State key={forced} name={t(`state.${forced}`)} forced={forced}>
            <SelectField id={`sort-${forced}`} label={label}>
              {options}
            </SelectField>
          </State>
        ))}
        <State name={t('state.error')}>
          <SelectField id="sort-error" label={label} error={t('choice.error')}>
            {options}
          </SelectField>
        </State>
        <State name={t('state.disabled')}>
          <SelectField id="sort-disabled" label={label} disabled>
            {options}
          </SelectField>
        </State>
      </States>
    </Specimen>
  );
}

/** Fields for one line, for several and for a choice from a list, in each state. */
export function FieldSpecimens() {
  const t = useT('style-guide');
  return (
    <GuideSection name="fields">
      <TextFields />
      <Specimen code="PasswordField">
        <States width="wide">
          <State name={t('state.rest')}>
            <PasswordField
              id="password-rest"
              name="password"
              label={t('field.password')}
              showLabel={t('field.password.show')}
              showName={t('field.password.showName')}
              autoComplete="off"
            />
          </State>
          <State name={t('state.error')}>
            <PasswordField
              id="password-error"
              name="password"
              label={t('field.password')}
              showLabel={t('field.password.show')}
              showName={t('field.password.showName')}
              error={t('field.password.error')}
              autoComplete="off"
            />
          </State>
        </States>
      </Specimen>
      <SelectFields />
      <Specimen code="TextAreaField">
        <States width="wide">
          <State name={t('state.rest')}>
            <TextAreaField id="message-rest" label={t('field.message')} hint={t('field.hint')} />
          </State>
          <State name={t('state.error')}>
            <TextAreaField id="message-error" label={t('field.message')} error={t('field.error')} />
          </State>
          <State name={t('state.disabled')}>
            <TextAreaField id="message-disabled" label={t('field.message')} disabled />
          </State>
        </States>
      </Specimen>
    </GuideSection>
  );
}
