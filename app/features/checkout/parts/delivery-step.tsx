import { Fragment } from 'react';
import { useMoney } from '~/features/cart/parts/use-money';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { Button } from '~/ui/button';
import { RadioRow, RadioRows, RowMore } from '~/ui/choice';
import { FieldError, SelectField, TextAreaField } from '~/ui/field';
import type { Locations, PaymentView } from '../payment-view';
import { AddressFields, GiftPlace } from './address-fields';
import type { OrderFields } from './order-fields';
import { StoreChoice } from './store-choice';

type DeliveryStepProps = {
  readonly fields: OrderFields;
  readonly view: PaymentView;
  readonly onMethod: () => void;
  readonly onPostcode: () => void;
};

/** Step 2: the recipient and the delivery method. */
export function DeliveryStep({ fields, view, onMethod, onPostcode }: DeliveryStepProps) {
  const t = useT('checkout');
  const { countryName } = useLocale();
  return (
    <section className="step" aria-labelledby="step-delivery" id="delivery">
      <h2 id="step-delivery">
        <span className="n">2</span>
        {t('delivery.title')}
      </h2>
      <div className="cols">
        <p className="small muted country-line">
          {t('delivery.country', { country: countryName })}{' '}
          {/* a button of the form, which keeps what is filled in and chosen; a link would leave it */}
          <button type="submit" name="intent" value="country" className="link" formNoValidate>
            {t('delivery.changeCountry')}
          </button>
        </p>
        {view.checked.gift?.place ? (
          <GiftPlace fields={fields} company={view.checked.gift.company} place={view.checked.gift.place} />
        ) : (
          <AddressFields fields={fields} postcode={view.postcode} town={view.draft.city} onPostcode={onPostcode} />
        )}
        <DeliveryMethods fields={fields} view={view} onMethod={onMethod} />
        <TextAreaField {...fields('special_request')} label={t('specialRequest')} rows={2} maxLength={500} />
      </div>
    </section>
  );
}

function DeliveryMethods({ fields, view, onMethod }: Omit<DeliveryStepProps, 'onPostcode'>) {
  const t = useT('checkout');
  const money = useMoney(view.checked.currency);
  const { id, name, error } = fields('delivery_method');
  const methods = view.checked.deliveryMethods;
  if (methods.length === 0) {
    return <NoMethods id={id} view={view} />;
  }
  // Klarna's snippet must know the place as soon as it is chosen
  const onPlace = view.checked.showsKlarna ? onMethod : undefined;
  return (
    <>
      <RadioRows id={id} legend={t('delivery.method')} error={error}>
        {methods.map((method) => {
          const isChosen = method.id === view.deliveryMethod;
          return (
            <Fragment key={method.id}>
              <RadioRow
                name={name}
                value={method.id}
                defaultChecked={isChosen}
                onChange={onMethod}
                required
                title={method.name}
                detail={<Parts of={[method.dates || method.timeEstimate, method.description].filter(Boolean)} />}
                end={method.priceHundredths === 0 ? t('delivery.free') : money(method.priceHundredths)}
              />
              {isChosen && method.needsLocation && (
                <RowMore>
                  {method.kind === 'store' && view.checked.pickupStores.length > 0 ? (
                    <StoreChoice fields={fields} methodId={method.id} view={view} onStore={onPlace} />
                  ) : (
                    <LocationChoice
                      fields={fields}
                      methodId={method.id}
                      kind={method.kind}
                      view={view}
                      onLocation={onPlace}
                    />
                  )}
                </RowMore>
              )}
            </Fragment>
          );
        })}
      </RadioRows>
      <UpdateDelivery methods={methods} />
    </>
  );
}

/**
 * Without scripts: shows the chosen delivery with its pick-up points and its total. Where there is one way without pick-up, there is
 * nothing to show.
 */
function UpdateDelivery({ methods }: { readonly methods: PaymentView['checked']['deliveryMethods'] }) {
  const t = useT('checkout');
  const hasPlaces = methods.some(({ needsLocation }) => needsLocation);
  if (methods.length === 1 && !hasPlaces) return null;
  return (
    <p className="no-script">
      <Button size="s" name="intent" value="locations" formNoValidate>
        {t(hasPlaces ? 'delivery.showLocations' : 'delivery.update')}
      </Button>
    </p>
  );
}

/** Short texts in one line with dots between them; on narrow screens below each other. */
function Parts({ of }: { readonly of: readonly string[] }) {
  return (
    <>
      {of.map((part, index) => (
        <span key={part} className="part">
          {index > 0 && <span className="part-dot"> · </span>}
          {part}
        </span>
      ))}
    </>
  );
}

/** Why there is no way to deliver: to this country, or to this postcode. */
function NoMethods({ id, view }: { readonly id: string; readonly view: PaymentView }) {
  const t = useT('checkout');
  return (
    <div id={id}>
      <FieldError id={`${id}-error`}>
        {view.draft.postalCode.trim() === '' ? t('delivery.none') : t('delivery.nonePostcode')}
      </FieldError>
      {view.checked.errors.map((text) => (
        <p key={text} className="small">
          {text}
        </p>
      ))}
      <UpdateDelivery methods={[]} />
    </div>
  );
}

type LocationChoiceProps = {
  readonly fields: OrderFields;
  readonly methodId: string;
  readonly kind: string;
  readonly view: PaymentView;
  readonly onLocation: (() => void) | undefined;
};

const notListed = {
  none: 'delivery.needsPostcode',
  postcode: 'delivery.needsPostcode',
  failed: 'delivery.failed',
} as const;

/** The locations of a delivery method; the nearest is preselected. */
function LocationChoice({ fields, methodId, kind, view, onLocation }: LocationChoiceProps) {
  const t = useT('checkout');
  const { id, error } = fields('delivery_location');
  const { locations, draft } = view;
  if (locations.state !== 'listed' || locations.list.length === 0) {
    return <NoLocations id={id} error={error} locations={locations} />;
  }
  const known = locations.list.some((location) => location.id === draft.deliveryLocation);
  return (
    <SelectField
      id={id}
      // a new list resets the choice
      key={`${methodId} ${draft.postalCode}`}
      name={`location_${methodId}`}
      label={kind === 'store' ? t('delivery.store') : t('delivery.location')}
      error={error}
      onChange={onLocation}
      defaultValue={known ? draft.deliveryLocation : locations.list[0]?.id}
    >
      {locations.list.map((location) => (
        <option key={location.id} value={location.id}>
          {[location.name, location.address].filter(Boolean).join(', ')}
        </option>
      ))}
    </SelectField>
  );
}

type NoLocationsProps = { readonly id: string; readonly error: string | undefined; readonly locations: Locations };

function NoLocations({ id, error, locations }: NoLocationsProps) {
  const t = useT('checkout');
  const text = locations.state === 'listed' ? t('delivery.noLocations') : t(notListed[locations.state]);
  return (
    <div id={id} tabIndex={-1}>
      <p className="small muted">{text}</p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
