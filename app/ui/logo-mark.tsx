/** The mark of the logo: two poles and a line. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d="M7 4v24M25 4v24M1.5 19.5c5-6 10.5-6.5 15-3.5s9 3 14-2.5" />
    </svg>
  );
}
