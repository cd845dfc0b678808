import type { ComponentProps, ReactNode } from 'react';
import { HomeCrumbs } from '~/features/catalog/parts/home-crumbs';
import { FormPage } from '~/ui/form-page';

type AccountPageProps = {
  readonly title: string;
  /** A page that the shop links to: the way to it stands above. */
  readonly hasCrumbs?: boolean;
  readonly scene?: ComponentProps<typeof FormPage>['scene'];
  /** What follows the picture. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
};

/** A page with one form: registering, a new password, the page of a mailed link. */
export function AccountPage({ title, hasCrumbs = false, scene = 'tent', below, children }: AccountPageProps) {
  return (
    <FormPage scene={scene} below={below} crumbs={hasCrumbs && <HomeCrumbs title={title} />}>
      <h1>{title}</h1>
      {children}
    </FormPage>
  );
}
