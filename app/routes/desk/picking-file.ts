import { loadPickingFile } from '~/features/desk/transfers.server';

export const loader = loadPickingFile;
