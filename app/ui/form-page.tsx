import type { ReactNode } from 'react';
import { classNames } from './class-names';

type FormPageProps = {
  /** The picture beside the form, which only wide screens load. */
  readonly scene?: 'tent' | 'pulk' | 'track';
  /** What a person needs to know beside the form, in place of a picture; below it on narrow screens. */
  readonly side?: ReactNode;
  readonly children: ReactNode;
};

/** A page with one form: a column of a readable width, and beside it a picture or facts. */
export function FormPage({ scene, side, children }: FormPageProps) {
  return (
    <main id="main" className="wrap page form-page">
      <div className="form-page-main">{children}</div>
      {side && <div className="form-page-side">{side}</div>}
      {scene && <div className={classNames('form-page-scene', `form-page-${scene}`)} aria-hidden="true" />}
    </main>
  );
}
