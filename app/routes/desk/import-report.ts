import { exportReport } from '~/features/desk/imports.server';

export const loader = exportReport;
