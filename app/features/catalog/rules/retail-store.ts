/** Whether a store sells to consumers; false for the web warehouse and partners' stores. Specification 2 §3. */
export const isRetail = ({ type }: { readonly type: string }): boolean => type === 'retail';
