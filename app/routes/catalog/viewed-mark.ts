import { markViewed } from '~/features/viewed/load-viewed.server';

export const loader = markViewed;
