import type { WizardData } from '../wizard-view';

/** What the wizard knows, as hidden fields of a form that changes one of it. @param except names that the form has itself */
export function CarriedFields({ data, except }: { readonly data: WizardData; readonly except: readonly string[] }) {
  return (
    <>
      {data.carried
        .filter(([name]) => !except.includes(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
    </>
  );
}
