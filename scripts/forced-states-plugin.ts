import type { Rule } from 'postcss';
import type { CSSOptions, Plugin } from 'vite';

type PostCssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

/** What stands for a state that only a pointer or a key can bring about. A pressed thing is under the pointer as well. */
const FORCED: Readonly<Record<string, string>> = {
  ':hover': ':is([data-forced="hover"] *, [data-forced="active"] *)',
  ':active': ':is([data-forced="active"] *)',
  ':focus': ':is([data-forced="focus"] :where(a, button, input, select, textarea, summary))',
};
const STATE = /(:hover|:active|:focus)(?:-visible)?(?![\w-])/g;

/**
 * The selectors of a rule that speak of a state, rewritten; empty when none does. A rule for whatever has a state gives way
 * to every class, as it does in its own place before all others.
 */
export function forceStates(selectors: readonly string[]): string[] {
  return selectors
    .filter((selector) => selector.search(STATE) >= 0)
    .map((selector) => {
      const forced = selector.replace(STATE, (_, state: string) => FORCED[state] ?? state);
      return selector.replace(STATE, '') === '' ? `:where(${forced})` : forced;
    });
}

/** Leaves of a style sheet only the rules of states, under selectors that an attribute brings about. */
const keepForcedStates: PostCssPlugin = {
  postcssPlugin: 'forced-states',
  Once(root, { result }) {
    if (!/\/forced-states\.css(?:\?|$)/.test(result.opts.from ?? '')) return;
    root.walkAtRules(/^(?:font-face|keyframes)$/, (rule) => void rule.remove());
    root.walkRules((rule: Rule) => {
      const selectors = forceStates(rule.selectors);
      if (selectors.length > 0) rule.selectors = selectors;
      else rule.remove();
    });
    root.walkAtRules((rule) => {
      if (rule.nodes?.length === 0) rule.remove();
    });
    root.walkComments((comment) => void comment.remove());
  },
};

/**
 * The style guide shows hover, focus and press side by side. `forced-states.css` imports the shop's own style sheets, and
 * this turns each of their rules for a state into one for `data-forced="hover|focus|active"` on an element around it: the
 * guide cannot drift from what a pointer sees, and no other page carries a byte of it.
 */
export function forcedStates(): Plugin {
  return { name: 'forced-states', config: () => ({ css: { postcss: { plugins: [keepForcedStates] } } }) };
}
