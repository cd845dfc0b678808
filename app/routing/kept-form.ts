/** A form that could not be saved, in the data of an error page. */
export type KeptForm = {
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** Whether it is sent with files. */
  readonly isUpload: boolean;
};

/** The form in the data of an error, if there is one. */
export function keptFormOf(data: unknown): KeptForm | undefined {
  if (typeof data !== 'object' || data === null || !('kept' in data)) return undefined;
  return data.kept as KeptForm;
}
