import { DEMO_MODELS } from './all-models';
import { productName } from './product-names';
import { mapSix, type Six, same } from './six';

/** The lines of a text that show goods with a club price as cards: picture, name with the way to its page, what is good about it. Throws for a slug without one. */
export const clubGoods = (slugs: readonly string[]): Six =>
  mapSix(same(''), (_, language) =>
    slugs
      .map((slug) => {
        const model = DEMO_MODELS.find((each) => each.slug === slug);
        if (model?.club === undefined) throw new Error(`${slug} has no club price.`);
        const title = productName(model.name, model.noun)[language];
        return `- @model/${slug} [${title}](model:${slug}) ${model.tagline[language]}`;
      })
      .join('\n'),
  );
