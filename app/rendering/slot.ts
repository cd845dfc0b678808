import { createContext } from 'react';

/**
 * The random key in the slot markers of a shared page that is being rendered. Slots are places that are filled for each visitor.
 * The key is new for each rendering, so that nobody outside the server can forge a marker. Undefined for other pages.
 */
export const SlotKey = createContext<string | undefined>(undefined);

/** Beginning of a slot marker; the slot's name and `SLOT_END` follow. */
export const slotStart = (key: string): string => `{${key} `;
export const SLOT_END = '}';

/** The marker of a slot. It contains no character that HTML would escape. */
export function slotMark(key: string, name: string): string {
  return slotStart(key) + name + SLOT_END;
}
