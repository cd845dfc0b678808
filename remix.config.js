/**
 * Remix options, handed to its Vite plugin by vite.config.ts. Routes come from `app/routes.ts`.
 *
 * Lazy route discovery stays off: each call of its manifest costs up to 160 ms of CPU, which anyone may ask for.
 * @type {NonNullable<Parameters<typeof import('@remix-run/dev').vitePlugin>[0]>}
 */
export default {
  appDirectory: 'app',
  ssr: true,
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
