import { Link, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ProductShelf } from '~/features/catalog/parts/product-shelf';
import { useT } from '~/locale/translator';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { Picture } from '~/ui/picture';
import { TextLink } from '~/ui/text-link';
import type { PostData } from '../load-post.server';
import { RichText } from '../rich-text';
import { ContentsList } from './contents-list';
import { Face } from './people';
import { Teasers } from './teasers';

/** A guide or post: words, picture, text, the gear it names, who wrote it, and what to read next. */
export function PostPage({ post }: { readonly post: PostData }) {
  const t = useT('life');
  const words = useT('catalog');
  const { html, contents, booking, products, related, picture } = post;
  return (
    <main id="main">
      <article>
        <div className="wrap">
          <Breadcrumbs label={words('breadcrumbs')} crumbs={post.crumbs} />
          <PostHead post={post} />
        </div>
        {picture.files.length > 0 && (
          <figure className="story-picture">
            <Picture files={picture.files} alt="" width={1920} height={1080} sizes="100vw" priority="high" />
          </figure>
        )}
        <div className="wrap reading">
          <div className="reading-side">
            <ContentsList title={t('contents')} contents={contents} />
          </div>
          <div className="reading-text">
            <RichText html={html} className="story-text" booking={booking} />
            <PostEnd post={post} />
          </div>
        </div>
      </article>
      {products.length > 0 && (
        <Below id="products" title={t('products')}>
          <ProductShelf products={products} />
        </Below>
      )}
      {related.length > 0 && (
        <Below title={t('related')} isTinted>
          <Teasers teasers={related} />
        </Below>
      )}
    </main>
  );
}

function PostHead({ post }: { readonly post: PostData }) {
  const t = useT('life');
  const { title, lead, topic, writer, published, updated, minutes } = post;
  return (
    <header className="story-head">
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
    </header>
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

type BelowProps = {
  readonly id?: string;
  readonly title: string;
  readonly isTinted?: boolean;
  readonly children: ReactNode;
};

/** A section below the text, over the whole width. */
export function Below({ id, title, isTinted = false, children }: BelowProps) {
  return (
    <section className={isTinted ? 'from-blog' : undefined} id={id}>
      <div className="wrap section">
        <div className="section-head">
          <h2>{title}</h2>
        </div>
        {children}
      </div>
    </section>
  );
}
