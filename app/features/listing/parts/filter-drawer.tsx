import { type ComponentType, useEffect, useState } from 'react';
import { useT } from '~/locale/translator';
import { Button, ButtonLink } from '~/ui/button';
import { closeDrawer, Drawer } from '~/ui/overlay';
import { FILTERS_OPEN, type ListView, listAddress, unfilteredAddress } from '../list-view';
import { FILTER_FORM_ID, FILTERS_ID } from './filter-ids';

type FormProps = { readonly list: ListView };

let Form: ComponentType<FormProps> | undefined;

/** Loads the filter form on demand: most visits to a list do not use it. */
async function loadForm(): Promise<void> {
  Form ??= (await import('./filter-form')).FilterForm;
}

// when the page contains the form, it is loaded before hydration
if (import.meta.env.SSR || document.getElementById(FILTER_FORM_ID)) await loadForm();

/** Whether the form is requested and loaded. */
function useForm(isNeeded: boolean): ComponentType<FormProps> | undefined {
  const [form, setForm] = useState(() => Form);
  useEffect(() => {
    if (isNeeded && !form) loadForm().then(() => setForm(() => Form));
  }, [isNeeded, form]);
  return isNeeded ? form : undefined;
}

type FilterDrawerProps = FormProps & {
  /** The panel was opened by a script. */
  readonly opened: boolean;
};

/**
 * The modal `filters` on the right: all filters as one GET form. With scripts the list updates on each change.
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
