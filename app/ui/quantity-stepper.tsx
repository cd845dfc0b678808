import { Icon } from './icon';

type QuantityStepperProps = {
  /** Unique on the page. */
  readonly id: string;
  /** Field of the typed number. The minus and plus buttons send `step` = -1 or 1 along with it. */
  readonly name: string;
  readonly value: number;
  readonly min?: number;
  /** Left out when there is no limit. */
  readonly max?: number | undefined;
  readonly disabled?: boolean;
  readonly labels: {
    readonly amount: string;
    readonly decrease: string;
    readonly increase: string;
    /** The button that sends a typed number; seen while typing, and always where no script runs. */
    readonly update: string;
  };
};

/**
 * The inside of an amount form. Put it into a `<Form method="post">`: the new amount is `amount + step`, where `step` is
 * absent when a number was typed. Return in the field presses the first button, so the first one is "update".
 */
export function QuantityStepper({ id, name, value, min = 1, max, disabled = false, labels }: QuantityStepperProps) {
  return (
    <span className="qty">
      <button type="submit" className="btn btn-line btn-s qty-update" disabled={disabled}>
        {labels.update}
      </button>
      <button type="submit" name="step" value="-1" aria-label={labels.decrease} disabled={disabled || value <= min}>
        <Icon name="minus" size="xs" />
      </button>
      <input
        id={id}
        // A new answer of the server must show, though the browser keeps what was typed.
        key={value}
        name={name}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        defaultValue={value}
        aria-label={labels.amount}
        disabled={disabled}
      />
      <button
        type="submit"
        name="step"
        value="1"
        aria-label={labels.increase}
        disabled={disabled || (max !== undefined && value >= max)}
      >
        <Icon name="plus" size="xs" />
      </button>
    </span>
  );
}
