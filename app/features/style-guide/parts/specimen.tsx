import type { ReactNode } from 'react';
import { useT } from '~/locale/translator';
import { classNames } from '~/ui/class-names';
import type { GuideSectionName } from '../guide-sections';

type GuideSectionProps = { readonly name: GuideSectionName; readonly children: ReactNode };

/** A section of the guide with its heading and the sentence that says what holds for it. */
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
  /** The components shown, as the code calls them. */
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
  /** What one state needs: a word, or a field. */
  readonly width?: 'narrow' | 'wide';
  readonly children: ReactNode;
};

/** States of a component side by side. */
export function States({ width, children }: StatesProps) {
  return <div className={classNames('sg-states', width && `sg-states-${width}`)}>{children}</div>;
}

/** A state that only a pointer or a key brings about, shown without one: see forced-states.css. */
export type Forced = 'hover' | 'focus' | 'active';

/** The states that every control shows without being touched. */
export const FORCED: readonly Forced[] = ['hover', 'focus', 'active'];

type StateProps = {
  /** What is seen, in words. */
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
