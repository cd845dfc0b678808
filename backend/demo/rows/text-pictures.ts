import type { ShopLanguage } from '../../domain/locale/language';
import { DEMO_MODELS } from '../content/all-models';
import type { PictureOf } from '../content/page';
import { RENTAL_PICTURES, type RentalPictureName } from '../content/rental-pictures';
import { TEXT_FIGURES, type TextFigure, type TextFigureName } from '../content/text-figures';
import { type DemoPictures, isLandscape } from './pictures';

/** The longest side in which a text shows its pictures, px. */
const BOX = 960;

/** Width and height of a picture that fits the box. */
const fitted = (width: number, height: number) => {
  const share = BOX / Math.max(width, height);
  return { width: Math.round(width * share), height: Math.round(height * share) };
};

const PLAIN = { alt: '', caption: '' };

/** The pictures that texts name: `rental/NAME`, `figure/NAME`, `scene/NAME`, `tall/NAME`, `store/SLUG`, `model/SLUG` (its promoted colour). @throws Error for others */
export function textPictures(pictures: DemoPictures, language: ShopLanguage): PictureOf {
  const at = (hash: string) => `/media/${hash}/${BOX}`;
  return (named) => {
    const [, kind = '', name = ''] = /^(\w+)\/(.+)$/.exec(named) ?? [];
    if (kind === 'rental' && Object.hasOwn(RENTAL_PICTURES, name)) {
      const { parts } = RENTAL_PICTURES[name as RentalPictureName];
      return { src: at(pictures.face(named, parts)), ...fitted(1, 1), ...PLAIN };
    }
    if (kind === 'figure' && Object.hasOwn(TEXT_FIGURES, name)) {
      const figure: TextFigure = TEXT_FIGURES[name as TextFigureName];
      const words = { alt: figure.alt?.[language] ?? '', caption: figure.caption?.[language] ?? '' };
      if ('scene' in figure) return { src: at(pictures.landscape(figure.scene)), ...fitted(16, 9), ...words };
      const { parts, isWide = false } = figure;
      const size = isWide ? fitted(1600, 640) : fitted(1, 1);
      return { src: at(pictures.face(named, parts, isWide)), ...size, ...words, isGoods: isWide, isWhole: !isWide };
    }
    if (kind === 'scene' && isLandscape(name)) return { src: at(pictures.landscape(name)), ...fitted(16, 9), ...PLAIN };
    if (kind === 'tall' && isLandscape(name))
      return { src: at(pictures.landscape(name, 'tall')), ...fitted(18, 25), ...PLAIN };
    const model = kind === 'model' && DEMO_MODELS.find(({ slug }) => slug === name);
    if (model)
      return { src: at(pictures.plate(model, 'main', model.colours[0])), ...fitted(4, 5), ...PLAIN, isWhole: true };
    const store = kind === 'store' ? pictures.store(name) : null;
    if (store === null) throw new Error(`A text shows ${named}, which the shop does not have.`);
    return { src: at(store), ...fitted(16, 9), ...PLAIN };
  };
}
