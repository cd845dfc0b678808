import { Plate, type ShopPicture } from '~/features/catalog/parts/plate';
import { useT } from '~/locale/translator';
import { usePrice } from '~/locale/use-locale';
import { Checkbox, RadioRow, RadioRows, RowMore } from '~/ui/choice';
import { OptionTile } from '~/ui/option-tile';
import { QuantityStepper } from '~/ui/quantity-stepper';
import { GuideSection, Specimen, State, States } from './specimen';

function Checkboxes() {
  const t = useT('style-guide');
  const label = t('choice.waterproof');
  return (
    <Specimen code="Checkbox">
      <States>
        <State name={t('state.rest')}>
          <Checkbox count={14}>{label}</Checkbox>
        </State>
        {(['hover', 'focus'] as const).map((forced) => (
          <State key={forced} name={t(`state.${forced}`)} forced={forced}>
            <Checkbox>{label}</Checkbox>
          </State>
        ))}
        <State name={t('state.checked')}>
          <Checkbox defaultChecked>{label}</Checkbox>
        </State>
        <State name={t('state.disabled')}>
          <Checkbox disabled>{label}</Checkbox>
        </State>
        <State name={t('state.error')}>
          <Checkbox id="terms-error" error={t('choice.terms.error')}>
            {t('choice.terms')}
          </Checkbox>
        </State>
      </States>
    </Specimen>
  );
}

/** A set of rows with its own field names, so that two sets on the page are independent. */
function DeliveryRows({ name, error }: { readonly name: string; readonly error?: string }) {
  const t = useT('style-guide');
  const price = usePrice();
  return (
    <RadioRows id={name} legend={t('choice.delivery')} error={error}>
      <RadioRow
        name={name}
        value="pickup"
        defaultChecked={!error}
        title={t('choice.pickup')}
        detail={t('choice.pickup.detail')}
        end={price(490)}
      />
      {!error && <RowMore>{t('choice.more')}</RowMore>}
      <RadioRow name={name} value="home" title={t('choice.home')} detail={t('choice.home.detail')} end={price(1290)} />
      <RadioRow name={name} value="store" title={t('choice.store')} end={price(0)} disabled />
    </RadioRows>
  );
}

function Rows() {
  const t = useT('style-guide');
  return (
    <Specimen code="RadioRows, RadioRow, RowMore">
      <States width="wide">
        <State name={t('state.checked')}>
          <DeliveryRows name="delivery-chosen" />
        </State>
        <State name={t('state.focus')} forced="focus">
          <fieldset className="rows">
            <legend className="sr">{t('state.focus')}</legend>
            <RadioRow name="delivery-focus" title={t('choice.home')} detail={t('choice.home.detail')} />
          </fieldset>
        </State>
        <State name={t('state.error')}>
          <DeliveryRows name="delivery-error" error={t('choice.error')} />
        </State>
      </States>
    </Specimen>
  );
}

function SizeTiles() {
  const t = useT('style-guide');
  const tile = (name: string, children: string) => ({ type: 'radio', name, value: children, children }) as const;
  return (
    <Specimen code="OptionTile">
      <fieldset className="stack-s">
        <legend className="label">{t('choice.size')}</legend>
        <States width="narrow">
          <State name={t('state.rest')}>
            <OptionTile {...tile('size', 'S')} />
          </State>
          {(['hover', 'focus'] as const).map((forced) => (
            <State key={forced} name={t(`state.${forced}`)} forced={forced}>
              <OptionTile {...tile('size', forced === 'hover' ? 'XS' : 'XL')} />
            </State>
          ))}
          <State name={t('state.checked')}>
            <OptionTile {...tile('size', 'M')} defaultChecked />
          </State>
          <State name={t('state.soldOut')}>
            <OptionTile {...tile('size', 'L')} label={t('choice.size.out')} unavailable />
          </State>
          <State name={t('state.disabled')}>
            <OptionTile {...tile('size', 'XXL')} disabled />
          </State>
        </States>
      </fieldset>
    </Specimen>
  );
}

function PictureTiles({ pictures }: { readonly pictures: readonly (ShopPicture | null)[] }) {
  const t = useT('style-guide');
  const [first = null, second = null] = pictures;
  return (
    <Specimen code="OptionTile + Plate">
      <fieldset className="stack-s">
        <legend className="label">{t('choice.colour')}</legend>
        <div className="ways">
          <OptionTile type="radio" name="way" value="first" label={t('choice.first')} defaultChecked>
            <Plate picture={first} use="thumb" alt="" />
          </OptionTile>
          <OptionTile type="radio" name="way" value="second" label={t('choice.second')}>
            <Plate picture={second} use="thumb" alt="" />
          </OptionTile>
        </div>
      </fieldset>
    </Specimen>
  );
}

function Amounts() {
  const t = useT('style-guide');
  const labels = {
    amount: t('choice.amount'),
    decrease: t('choice.decrease'),
    increase: t('choice.increase'),
    update: t('choice.update'),
  };
  const states = [
    ['rest', { value: 2, max: 9 }],
    ['least', { value: 1 }],
    ['disabled', { value: 1, disabled: true }],
  ] as const;
  return (
    <Specimen code="QuantityStepper">
      <States>
        {states.map(([state, amount]) => (
          <State key={state} name={t(`state.${state}`)}>
            <QuantityStepper id={`amount-${state}`} name={`amount-${state}`} labels={labels} {...amount} />
          </State>
        ))}
      </States>
    </Specimen>
  );
}

type ChoiceSpecimensProps = { readonly pictures: readonly (ShopPicture | null)[] };

/** Checkboxes, rows, tiles and the quantity field. */
export function ChoiceSpecimens({ pictures }: ChoiceSpecimensProps) {
  return (
    <GuideSection name="choices">
      <Checkboxes />
      <Rows />
      <SizeTiles />
      <PictureTiles pictures={pictures} />
      <Amounts />
    </GuideSection>
  );
}
