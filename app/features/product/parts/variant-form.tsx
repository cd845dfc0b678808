import { Form, useNavigation, useSubmit } from '@remix-run/react';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Plate } from '~/features/catalog/parts/plate';
import { ColorDot } from '~/features/catalog/parts/swatches';
import { useT } from '~/locale/translator';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { OptionTile } from '~/ui/option-tile';
import { useEffectAtCommit } from '~/ui/use-effect-at-commit';
import type { PageColor, ProductData } from '../product-data';
import type { Choice } from '../rules/choose-variant';
import type { Option } from '../rules/options';
import { sizeColumns } from '../rules/size-columns';
import { SizeGuideLink } from '../size-guide/size-guide-link';
import type { ProductState } from '../use-product';

type VariantFormProps = {
  readonly data: ProductData;
  readonly product: ProductState;
  /** How the size runs, below the sizes. */
  readonly sizeNote?: ReactNode;
};

const radiosOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')];

const isPartOf = (choice: Choice, { name, value }: HTMLInputElement) => value === choice[name as keyof Choice];

/** Whether the form shows this choice, or a part of it. */
const isShown = (form: HTMLFormElement, choice: Choice) =>
  radiosOf(form).every((input) => !input.checked || isPartOf(choice, input));

/**
 * Submits the form on each choice, and marks the choices in the address. The inputs are uncontrolled, so that a press shows
 * at once and keeps the focus; after Back they are reset to the address. A choice made before hydration is submitted after
 * it. A choice on its way to the server is not undone by the earlier one that arrives meanwhile.
 */
function useSubmitOnChoice(form: RefObject<HTMLFormElement>, { color, type, size }: Choice) {
  const submit = useSubmit();
  const isNavigating = useNavigation().state !== 'idle';
  const isHydrated = useRef(false);
  const isSubmitted = useRef(false);
  const send = (from: HTMLFormElement) => {
    isSubmitted.current = true;
    submit(from, { replace: true, preventScrollReset: true });
  };
  const first = useRef({ send, choice: { color, type, size } });
  useEffectAtCommit(() => {
    const choice = { color, type, size };
    if (!form.current || !isHydrated.current) return;
    if (isNavigating && isSubmitted.current && !isShown(form.current, choice)) return;
    if (!isNavigating) isSubmitted.current = false;
    for (const input of radiosOf(form.current)) input.checked = isPartOf(choice, input);
  }, [form, color, type, size, isNavigating]);
  useEffect(() => {
    isHydrated.current = true;
    if (form.current && !isShown(form.current, first.current.choice)) first.current.send(form.current);
  }, [form]);
  return (event: FormEvent<HTMLFormElement>) => send(event.currentTarget);
}

/**
 * Colour, type and size as radio inputs of a GET form: the address holds the choice. Without scripts, or before they run, a
 * button submits it; until then the add-to-cart button is hidden, so that nobody buys a variant that is no longer marked.
 */
export function VariantForm({ data, product, sizeNote }: VariantFormProps) {
  const t = useT('product');
  const form = useRef<HTMLFormElement>(null);
  const { options, carried, choice } = product;
  const send = useSubmitOnChoice(form, choice);
  const { colors } = data.model;
  const hints = data.sizeGuide?.hints ?? {};
  const size = choice.size ?? '';
  const hint = Object.hasOwn(hints, size) ? hints[size] : undefined;
  const isChoice = Object.values(options).some((values) => values.length > 1);
  if (!isChoice) return null;
  return (
    <Form
      ref={form}
      method="get"
      action={data.path}
      className="buy-choice"
      autoComplete="off"
      onChange={send}
      preventScrollReset
    >
      {carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Colors options={options.color} colors={colors} />
      <Tiles part="type" title={data.model.types[0]?.title || t('choice.type')} options={options.type} wide />
      <Tiles
        part="size"
        title={t('choice.size')}
        options={options.size}
        end={<SizeGuideLink guide={data.sizeGuide} product={product} />}
      />
      {options.size.length > 1 && hint && <p className="tiny muted size-note">{hint}</p>}
      {options.size.length > 1 && sizeNote}
      <Button look="line" className="apply-choice">
        {t('choice.apply')}
      </Button>
    </Form>
  );
}

type ColorsProps = { readonly options: readonly Option[]; readonly colors: readonly PageColor[] };

function Colors({ options, colors }: ColorsProps) {
  const t = useT('product');
  const chosen = options.find(({ isChosen }) => isChosen);
  if (options.length < 2) return null;
  return (
    <Part title={t('choice.color')} end={<span>{chosen?.name}</span>}>
      <div className="ways">
        {options.map((option) => (
          <OptionRadio key={option.slug} part="color" option={option}>
            <ColorTile name={option.name} color={colors.find(({ slug }) => slug === option.slug)} />
          </OptionRadio>
        ))}
      </div>
    </Part>
  );
}

type ColorTileProps = { readonly name: string; readonly color: PageColor | undefined };

/** The colour as a small picture. Its name is included for text browsers, which do not show input labels. */
function ColorTile({ name, color }: ColorTileProps) {
  const [picture] = color?.pictures ?? [];
  if (picture) return <Plate picture={picture} use="thumb" alt={name} priority="eager" />;
  return (
    <span className="plate plate-color">
      <ColorDot control={color?.control ?? ''} large />
      <small className="sr">{name}</small>
    </span>
  );
}

type TilesProps = {
  readonly part: keyof Choice;
  readonly title: string;
  readonly options: readonly Option[];
  readonly wide?: boolean;
  /** Content at the end of the heading. */
  readonly end?: ReactNode;
};

function Tiles({ part, title, options, wide = false, end }: TilesProps) {
  if (options.length < 2) return null;
  const columns = sizeColumns(options.map(({ name }) => name));
  return (
    <Part title={title} end={end}>
      <div className={classNames('size-grid', wide ? 'size-grid-wide' : `size-grid-${columns}`)}>
        {options.map((option) => (
          <OptionRadio key={option.slug} part={part} option={option}>
            {option.name}
          </OptionRadio>
        ))}
      </div>
    </Part>
  );
}

function Part(props: { readonly title: string; readonly end?: ReactNode; readonly children: ReactNode }) {
  return (
    <fieldset>
      <legend className="opt-head">
        <b>{props.title}</b>
        {props.end}
      </legend>
      {props.children}
    </fieldset>
  );
}

type OptionRadioProps = { readonly part: keyof Choice; readonly option: Option; readonly children: ReactNode };

/** One value. A sold-out value is marked but can still be chosen. */
function OptionRadio({ part, option, children }: OptionRadioProps) {
  const t = useT('product');
  const label = option.isAvailable ? option.name : t('choice.soldOut', { option: option.name });
  return (
    <OptionTile
      type="radio"
      name={part}
      value={option.slug}
      defaultChecked={option.isChosen}
      label={label}
      unavailable={!option.isAvailable}
      {...(part === 'color' && { tip: label })}
    >
      {children}
    </OptionTile>
  );
}
