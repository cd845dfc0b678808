/**
 * What a field for photographs offers, for its `accept`. HEIC by its file names only: Chrome and Edge on Windows know no type
 * `image/heic` unless somebody has installed the codec, and would hide such files in their dialog; names they know everywhere. And where
 * the type is listed, browsers of Apple may send an iPhone's photograph as it is; where it is not, they turn it into JPEG, which the shop
 * encodes in a fraction of the time. The shop reads both.
 */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,.heic,.heif';
