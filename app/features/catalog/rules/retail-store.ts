/** Whether a store is one that sells to people, rather than the web's warehouse or a partner's. Specification 2 §3. */
export const isRetail = ({ type }: { readonly type: string }): boolean => type === 'retail';
