import type { ComponentProps, ReactNode } from 'react';
import { FormScene } from './form-scene';

type FormPageProps = {
  /** The way to the page. */
  readonly crumbs?: ReactNode;
  /** The landscape beside the form; above it on narrow screens. */
  readonly scene?: ComponentProps<typeof FormScene>['scene'];
  /** What a person needs to know beside the form, in place of a picture; below it on narrow screens. */
  readonly side?: ReactNode;
  readonly children: ReactNode;
};

/** A page with one form: a column of a readable width, and beside it a picture or facts. */
export function FormPage({ crumbs, scene, side, children }: FormPageProps) {
  return (
    <main id="main" className="wrap page form-page">
      {crumbs}
      <div className="form-page-main">{children}</div>
      {side && <div className="form-page-side">{side}</div>}
      {scene && <FormScene scene={scene} />}
    </main>
  );
}
