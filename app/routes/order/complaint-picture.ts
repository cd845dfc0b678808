import { loadPicture } from '~/features/orders/complaints/picture.server';

export const loader = loadPicture;
