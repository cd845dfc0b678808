import { loadNoPictures, takePicture } from '~/features/orders/complaints/picture.server';

export const loader = loadNoPictures;
export const action = takePicture;
