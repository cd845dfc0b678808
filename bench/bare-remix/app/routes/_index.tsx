import { readFileSync } from 'node:fs';
import { useLoaderData } from '@remix-run/react';

interface Card {
  id: number;
  name: string;
  manufacturer: string;
  path: string;
  image: { path: string } | null;
  price: { active: number; reference: number | null };
  rating: number;
  ratingCount: number;
  colors: { slug: string; control: string }[];
}

let cards: Card[] | undefined;

/** The same sixty cards that the shop's listing shows, from the file the harness wrote. */
export function loader() {
  cards ??= JSON.parse(readFileSync(String(process.env['BENCH_CARDS']), 'utf8')) as Card[];
  return { cards };
}

export default function Listing() {
  const { cards } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>Listing</h1>
      <ul className="grid">
        {cards.map((card) => (
          <li className="card" key={card.id}>
            <span className="plate plate-square">
              {card.image && (
                <img
                  src={`${card.image.path}/320`}
                  srcSet={`${card.image.path}/320 320w, ${card.image.path}/640 640w`}
                  sizes="(min-width: 110rem) 18vw, (min-width: 68rem) 22vw, (min-width: 48rem) 30vw, 46vw"
                  alt=""
                  width={320}
                  height={320}
                  loading="lazy"
                  decoding="async"
                />
              )}
            </span>
            <p className="card-brand">{card.manufacturer}</p>
            <h3 className="card-name">
              <a href={`/${card.path}/`}>{card.name}</a>
            </h3>
            <span className="price">
              <span>{card.price.active} €</span>
              {card.price.reference !== null && <s>{card.price.reference} €</s>}
            </span>
            <div className="card-meta">
              <span className="dots" role="img" aria-label={`${card.colors.length} colours`}>
                {card.colors.map((color) => (
                  <svg key={color.slug} className="dot" viewBox="0 0 2 2" aria-hidden="true">
                    <rect width="2" height="2" fill={color.control} />
                  </svg>
                ))}
              </span>
              <span className="stars" role="img" aria-label={`${card.rating} out of 5`}>
                <i className="stars-45" />
                <span aria-hidden="true">{card.ratingCount}</span>
              </span>
            </div>
          </li>
        ))}
      </ul>
    </main>
  );
}
