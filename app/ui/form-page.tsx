import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { FormScene } from './form-scene';

type FormPageProps = {
  /** The way to the page. */
  readonly crumbs?: ReactNode;
  /** The landscape beside the form; above it on narrow screens. */
  readonly scene?: ComponentProps<typeof FormScene>['scene'];
  /** What follows the picture in its column; the form on narrow screens. */
  readonly below?: ReactNode;
  /** What a person needs to know beside the form, in place of a picture; below it on narrow screens. */
  readonly side?: ReactNode;
  /** The form is that of the newsletter, which the footer does not ask for again. */
  readonly isNewsletter?: boolean;
  readonly children: ReactNode;
};

/** A page with one form: a column of a readable width, and beside it a picture or facts. */
export function FormPage({ crumbs, scene, below, side, isNewsletter, children }: FormPageProps) {
  return (
    <main id="main" className={classNames('wrap page form-page', isNewsletter && 'has-news')}>
      {crumbs}
      <div className="form-page-main">{children}</div>
      {side && <div className="form-page-side">{side}</div>}
      {scene && !below && <FormScene scene={scene} />}
      {scene && below && (
        <div className="form-page-beside">
          <FormScene scene={scene} />
          {below}
        </div>
      )}
    </main>
  );
}
