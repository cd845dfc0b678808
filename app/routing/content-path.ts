import type { ContentKindName } from 'contract/content-fields';
import type { Language } from '~/locale/languages';
import { pathTo, pathToSlug } from './path-to';

/** The address under which readers find an item. */
export function contentPath(kind: ContentKindName, language: Language, slug: string): string {
  switch (kind) {
    case 'page':
      return pathTo('page', language, { slug });
    case 'tabs':
      return pathToSlug(slug);
    case 'guide':
      return pathTo('lifeOutdoorsPost', language, { post: slug });
    case 'post':
      return pathTo('blogPost', language, { slug });
    case 'blogger':
      return pathTo('blogger', language, { blogger: slug });
    case 'campaign':
      return pathTo('campaign', language, { campaignSlug: slug });
    case 'experience':
      return pathTo('experiences', language, { slug });
  }
}
