import type { Plugin } from 'vite';

/**
 * sonner puts its stylesheet into the page by a style element, which the shop's policy forbids. The stylesheet is
 * imported as a file instead (`app/ui/toast-stack.tsx`); this takes the injection out of the bundle.
 */
export function sonnerWithoutInlineStyle(): Plugin {
  return {
    name: 'sonner-without-inline-style',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.m?js/.test(id)) return null;
      const call = /^__insertCSS\(".*"\);?$/m;
      if (!call.test(code)) this.error('sonner no longer injects its styles the way this plugin expects');
      return { code: code.replace(call, ''), map: null };
    },
  };
}
