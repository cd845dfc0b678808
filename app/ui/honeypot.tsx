/** Name of the field that people do not see and programs fill in. */
export const HONEYPOT = 'website';

/**
 * A field that must stay empty: a form with something in it was not written by a person. It is outside of the page for eyes, and the
 * label says what to do for those who meet it all the same.
 */
export function Honeypot({ label }: { readonly label: string }) {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        {label} <input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
