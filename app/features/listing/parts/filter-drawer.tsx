import { type ComponentType, useEffect, useState } from 'react';
import { useT } from '~/locale/translator';
import { Button, ButtonLink } from '~/ui/button';
import { closeDrawer, Drawer } from '~/ui/overlay';
import { FILTERS_OPEN, type ListView, listAddress, unfilteredAddress } from '../list-view';
import { FILTER_FORM_ID, FILTERS_ID } from './filter-ids';

type FormProps = { readonly list: ListView };

let Form: ComponentType<FormProps> | undefined;

/** Fetches the form of the filters: most pages of a list are read without it. */
async function readyForm(): Promise<void> {
  Form ??= (await import('./filter-form')).FilterForm;
}

// where the page comes with the form, it is there before the page is taken over
if (import.meta.env.SSR || document.getElementById(FILTER_FORM_ID)) await readyForm();

/** Whether the form is wanted and there. */
function useForm(wanted: boolean): ComponentType<FormProps> | undefined {
  const [form, setForm] = useState(() => Form);
  useEffect(() => {
    if (wanted && !form) readyForm().then(() => setForm(() => Form));
  }, [wanted, form]);
  return wanted ? form : undefined;
}

type FilterDrawerProps = FormProps & {
  /** The panel was opened in place. */
  readonly opened: boolean;
};

/**
 * The modal named `filters`, from the right: all filters as one GET form. With a script the list follows each change.
 * Specification 2 §2.
 */
export function FilterDrawer({ list, opened }: FilterDrawerProps) {
  const t = useT('listing');
  const FilterForm = useForm(opened || list.filtersOpen);
  return (
    <Drawer
      id={FILTERS_ID}
      title={t('filter.title')}
      closeLabel={t('filter.close')}
      closeTo={listAddress(list)}
      open={list.filtersOpen}
      footer={
        <>
          <ButtonLink
            look="quiet"
            to={unfilteredAddress(list, list.filtersOpen ? FILTERS_OPEN : {})}
            preventScrollReset
            replace
            rel="nofollow"
          >
            {t('filter.clear')}
          </ButtonLink>
          <Button
            look="solid"
            {...(FilterForm ? { form: FILTER_FORM_ID } : { type: 'button' })}
            onClick={() => closeDrawer(FILTERS_ID)}
          >
            {t('filter.show', { count: list.count })}
          </Button>
        </>
      }
    >
      {FilterForm && <FilterForm list={list} />}
    </Drawer>
  );
}
