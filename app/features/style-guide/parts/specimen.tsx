import type { ReactNode } from 'react';
import { useT } from '~/locale/translator';
import { classNames } from '~/ui/class-names';
import type { GuideSectionName } from '../guide-sections';

type GuideSectionProps = { readonly name: GuideSectionName; readonly children: ReactNode };

/** A section of the guide with heading and introduction. */
export function GuideSection({ name, children }: GuideSectionProps) {
  const t = useT('style-guide');
  return (
    <section id={name} className="sg-section" aria-labelledby={`${name}-heading`}>
      <h2 id={`${name}-heading`}>{t(name)}</h2>
      <p>{t(`${name}.about`)}</p>
      {children}
    </section>
  );
}

type SpecimenProps = {
  /** Names of the components in the code. */
  readonly code: string;
  readonly children: ReactNode;
};

/** A framed sample of one component. */
export function Specimen({ code, children }: SpecimenProps) {
  return (
    <figure className="sg-specimen">
      <figcaption>
        <code>{code}</code>
      </figcaption>
      {children}
    </figure>
  );
}

type StatesProps = {
  /** Width of one state: for a word or for a field. */
  readonly width?: 'narrow' | 'wide';
  readonly children: ReactNode;
};

/** States of a component side by side. */
export function States({ width, children }: StatesProps) {
  return <div className={classNames('sg-states', width && `sg-states-${width}`)}>{children}</div>;
}

/** A pointer or keyboard state, simulated for display: see forced-states.css. */
export type Forced = 'hover' | 'focus' | 'active';

/** The simulated states of every control. */
export const FORCED: readonly Forced[] = ['hover', 'focus', 'active'];

type StateProps = {
  /** Description of the state. */
  readonly name: string;
  readonly forced?: Forced | undefined;
  readonly children: ReactNode;
};

/** One state of a component with its name. */
export function State({ name, forced, children }: StateProps) {
  return (
    <div className="sg-state" data-forced={forced}>
      <span className="sg-state-name">{name}</span>
      {children}
    </div>
  );
}
