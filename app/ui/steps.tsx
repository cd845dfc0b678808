type StepsProps = {
  readonly steps: readonly string[];
  /** They stand beside each other where there is room, else as lines. */
  readonly isBeside?: boolean;
};

/** How something goes, step by step. */
export function Steps({ steps, isBeside = false }: StepsProps) {
  return (
    <ol className={isBeside ? 'steps steps-beside' : 'steps'}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
