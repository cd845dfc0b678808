import { loadNoPictures, takeDeskPicture } from '~/features/desk/content/content.server';

export const loader = loadNoPictures;
export const action = takeDeskPicture;
