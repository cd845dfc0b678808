import { loadExport } from '~/features/account/area/privacy.server';

export const loader = loadExport;
