/** What the storefront gets when it imports `@remix-run/react`: see scripts/framework-links-plugin.ts. */
export * from '@remix-run/react';
export { Form, Link } from 'react-router-dom';
