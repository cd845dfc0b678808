import { expect, test } from 'vitest';
import { LANGUAGES } from '~/locale/languages';
import { pathTo } from '~/routing/path-to';
import { isUploadPath } from './upload-request.server';

test('every form with photographs or files is read to its end, so that its page can say what is too large', () => {
  for (const language of LANGUAGES) {
    const paths = [
      pathTo('reclamation', language),
      pathTo('ask', language),
      pathTo('writeReview', language, { slug: 'olos' }),
      pathTo('deskNewUsed', language),
      pathTo('deskUsedItem', language, { item: '7' }),
      pathTo('deskRentals', language),
    ];
    for (const path of paths) {
      expect(isUploadPath(path), path).toBe(true);
      expect(isUploadPath(`${path.replace(/\/$/, '')}.data?index`), path).toBe(true);
    }
    expect(isUploadPath(pathTo('cart', language))).toBe(false);
    expect(isUploadPath(pathTo('login', language))).toBe(false);
  }
});
