import { useEffect, useState } from 'react';
import { type ConsentTool, hasAgreed, waitForTool } from './consent-tool';

declare global {
  interface Window {
    /** A consent tool by the IAB's Transparency and Consent Framework 2. */
    readonly __tcfapi?: ConsentTool;
  }
}

/**
 * Whether the visitor has agreed, in the shop's consent tool, to what other services store; false without a tool, where pressing what
 * stands in a service's place is the consent.
 */
export function useConsent(): boolean {
  const [isGiven, setGiven] = useState(false);
  useEffect(() => {
    let isHere = true;
    const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
    void waitForTool(() => (isHere ? window.__tcfapi : undefined), wait).then((tool) => {
      tool?.('addEventListener', 2, (answer, success) => {
        if (isHere) setGiven(hasAgreed(answer, success));
      });
    });
    return () => {
      isHere = false;
    };
  }, []);
  return isGiven;
}
