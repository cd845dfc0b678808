import { Icon } from './icon';

type QuantityStepperProps = {
  /** Unique on the page. */
  readonly id: string;
  /** Field of the typed number. The minus and plus buttons send `step` = -1 or 1 along with it. */
  readonly name: string;
  readonly value: number;
  /** Left out when there is no limit. */
  readonly max?: number | undefined;
  readonly labels: {
    readonly amount: string;
    readonly decrease: string;
    readonly increase: string;
    /** The button that submits a typed number; shown while typing, and always without scripts. */
    readonly update: string;
  };
};

/**
 * The controls of a quantity form, inside a `<Form method="post">`: the new quantity is `amount + step`; `step` is missing if a
 * number was typed. The Enter key activates the first button, so the first one is "update".
 */
export function QuantityStepper({ id, name, value, max, labels }: QuantityStepperProps) {
  return (
    <span className="qty">
      <button type="submit" className="btn btn-line btn-s qty-update">
        {labels.update}
      </button>
      <button type="submit" name="step" value="-1" aria-label={labels.decrease} disabled={value <= 1}>
        <Icon name="minus" size="xs" />
      </button>
      <input
        id={id}
        // A new key, so that the server's value replaces the typed one.
        key={value}
        name={name}
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        defaultValue={value}
        aria-label={labels.amount}
      />
      <button
        type="submit"
        name="step"
        value="1"
        aria-label={labels.increase}
        disabled={max !== undefined && value >= max}
      >
        <Icon name="plus" size="xs" />
      </button>
    </span>
  );
}
