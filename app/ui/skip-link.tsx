/** The first thing the Tab key reaches: jumps over the header to `<main id="main">`. */
export function SkipLink({ label }: { readonly label: string }) {
  return (
    <a className="skip" href="#main">
      {label}
    </a>
  );
}
