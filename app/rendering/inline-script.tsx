import { createContext, useContext } from 'react';

/** Called on the server for each inline script that is rendered: the page's content policy allows only these. */
export type AllowScript = (text: string) => void;

export const AllowedScripts = createContext<AllowScript | undefined>(undefined);

/** An inline script of the shop. Values in its text must be escaped for scripts. */
export function InlineScript({ text }: { readonly text: string }) {
  useContext(AllowedScripts)?.(text);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is the shop's own code
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
