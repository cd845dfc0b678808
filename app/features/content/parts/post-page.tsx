import { Link, useRouteLoaderData } from '@remix-run/react';
import { ProductShelf } from '~/features/catalog/parts/product-shelf';
import { useT } from '~/locale/translator';
import { TextLink } from '~/ui/text-link';
import type { PostData } from '../load-post.server';
import { RichText } from '../rich-text';
import { Face } from './people';
import { Story } from './story';

/** A guide or post: words, picture, text, the gear it names, who wrote it, and what to read next. */
export function PostPage({ post }: { readonly post: PostData }) {
  const t = useT('life');
  const { products, related } = post;
  return (
    <Story
      crumbs={post.crumbs}
      head={<PostHead post={post} />}
      text={post}
      end={<PostEnd post={post} />}
      gear={products.length === 0 ? null : { title: t('products'), shelf: <ProductShelf products={products} /> }}
      more={{ title: t('related'), teasers: related }}
    />
  );
}

function PostHead({ post }: { readonly post: PostData }) {
  const t = useT('life');
  const { title, lead, topic, writer, published, updated, minutes } = post;
  return (
    <>
      {topic && (
        <p className="eyebrow">
          <Link to={topic.to}>{topic.label}</Link>
        </p>
      )}
      <h1>{title}</h1>
      {lead && <p className="story-head-lead">{lead}</p>}
      <div className="byline">
        {writer && <Face name={writer.name} files={writer.files} />}
        <div>
          {writer && (writer.to ? <TextLink to={writer.to}>{writer.name}</TextLink> : <b>{writer.name}</b>)}
          <p className="story-facts">
            {published && <time dateTime={published.iso}>{published.text}</time>}
            {updated && <time dateTime={updated.iso}>{t('updated', { date: updated.text })}</time>}
            <span>{t('minutes', { minutes })}</span>
          </p>
        </div>
      </div>
    </>
  );
}

/** Below the text: passing it on, and who wrote it. */
function PostEnd({ post: { title, path, writer } }: { readonly post: PostData }) {
  const t = useT('life');
  const origin = useRouteLoaderData<{ readonly site?: { readonly origin: string } }>('root')?.site?.origin ?? '';
  // a lone half of a character cannot be encoded
  const subject = encodeURIComponent(title.replace(/\p{Cs}/gu, ''));
  const letter = `mailto:?subject=${subject}&body=${encodeURIComponent(origin + path)}`;
  return (
    <footer className="story-end">
      <p>
        <a className="link" href={letter}>
          {t('share')}
        </a>
      </p>
      {writer && (
        <section className="writer" aria-label={t('writer')}>
          <Face name={writer.name} files={writer.files} large />
          <div>
            <h2>{writer.name}</h2>
            {writer.html && <RichText html={writer.html} />}
            {writer.to && <TextLink to={writer.to}>{t('writer.all', { name: writer.name })}</TextLink>}
          </div>
        </section>
      )}
    </footer>
  );
}
