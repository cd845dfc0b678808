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
  colors: { slug: string; name: string }[];
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
            <span className="plate">
              {card.image && (
                <img
                  alt=""
                  height={400}
                  loading="lazy"
                  src={`${card.image.path}/320`}
                  srcSet={`${card.image.path}/320 320w, ${card.image.path}/640 640w`}
                  width={320}
                />
              )}
            </span>
            <p className="card-brand">{card.manufacturer}</p>
            <h2 className="card-name">
              <a href={`/${card.path}/`}>{card.name}</a>
            </h2>
            <p className="price">
              {card.price.active} €{card.price.reference !== null && <s>{card.price.reference} €</s>}
            </p>
            <p className="stars">
              {card.rating} ({card.ratingCount})
            </p>
            <ul>
              {card.colors.map((color) => (
                <li key={color.slug}>{color.name}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </main>
  );
}
