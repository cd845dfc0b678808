type ProgressLineProps = {
  readonly value: number;
  readonly max: number;
  /** Accessible name; omitted if a text next to it says the same. */
  readonly label?: string;
};

/** A thin progress bar. */
export function ProgressLine({ value, max, label }: ProgressLineProps) {
  const shown = Math.min(Math.max(0, value), max);
  return (
    <progress className="progress" value={shown} max={max} aria-label={label} aria-hidden={label ? undefined : true} />
  );
}

/** The bar along the top edge while a page loads; it turns to the error colour when loading fails. */
export function LoadingBar({ state }: { readonly state: 'idle' | 'loading' | 'done' | 'error' }) {
  return <div className="loading-bar" data-state={state} aria-hidden="true" />;
}
