import type { ComponentType } from 'react';

/** A component whose code the browser does not load with the page. */
export type LateCode<Props> = {
  /** Undefined until it is loaded; on the server it always is. */
  readonly component: ComponentType<Props> | undefined;
  readonly load: () => Promise<void>;
};

/**
 * Code that comes late: on the server at once, in the browser when somebody calls `load`.
 * @param selector finds the component in a page; a page that was sent with it has the code before it hydrates
 * @example const sizeGuide = await lateCode(async () => (await import('./size-guide')).SizeGuide, '#size-guide');
 */
export async function lateCode<Props>(
  load: () => Promise<ComponentType<Props>>,
  selector?: string,
): Promise<LateCode<Props>> {
  let component: ComponentType<Props> | undefined;
  const code = {
    get component() {
      return component;
    },
    load: async () => {
      component ??= await load();
    },
  };
  if (import.meta.env.SSR || (selector && document.querySelector(selector))) await code.load();
  return code;
}
